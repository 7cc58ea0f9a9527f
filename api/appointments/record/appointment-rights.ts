import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { actorOn, type JudgedTicket } from '../../tickets/record/ticket-ownership.js';
import { takesAppointments } from '../../tickets/record/ticket-policy.js';
import { APPOINTMENT_CONFIRMATIONS } from '../../vocabulary/ticket.js';
import { AppointmentState } from '../../vocabulary/work.js';

const NAMES = ['edit', 'cancel', 'confirm', 'propose'] as const;

/** The reader's present rights on an appointment. */
export type AppointmentRights = Readonly<Record<(typeof NAMES)[number], boolean>>;

export const APPOINTMENT_RIGHTS = {
  type: 'object',
  required: [...NAMES],
  properties: Object.fromEntries(NAMES.map((name) => [name, { type: 'boolean' }])),
};

const ASKED = ['CONFIRMATION_REQUIRED', ...APPOINTMENT_CONFIRMATIONS];
const REFUSED = ['END_BEFORE_START', 'PERSON_NOT_IN_CALENDAR'];

/** Refusals of appointments (spec §8 "Appointments"). */
export const APPOINTMENT_PROBLEMS = {
  create: { 409: ['APPOINTMENTS_DISABLED', 'TICKET_STATE', ...ASKED], 422: REFUSED },
  update: { 409: ['APPOINTMENTS_DISABLED', 'APPOINTMENT_CANCELLED', 'TICKET_STATE', ...ASKED], 422: REFUSED },
};

/** Throws 409 while the ticket takes no appointments. */
export function assertTakesAppointments(ticket: JudgedTicket): void {
  if (!takesAppointments(ticket)) throw new Problem(409, 'TICKET_STATE', { state: ticket.state });
}

/** The fields of an appointment that determine its rights, loaded or read. */
interface JudgedAppointment {
  readonly state: AppointmentState;
  readonly endsAt: Date | string;
}

const isOver = ({ endsAt }: JudgedAppointment) => new Date(endsAt) < clock.now();

/**
 * The user's rights on an appointment of a ticket (domain "Permissions"): the desk and the executor of the order write
 * it, the customer accepts or proposes. For a customer on the phone, the desk does.
 */
export function appointmentRights(appointment: JudgedAppointment, ticket: JudgedTicket): AppointmentRights {
  const { kind } = actorOn(ticket, currentUser());
  const stands = appointment.state !== AppointmentState.Cancelled && takesAppointments(ticket);
  const isAhead = stands && !isOver(appointment);
  return {
    edit: stands && kind !== 'customer',
    cancel: stands && kind !== 'customer',
    confirm: isAhead && kind !== 'executor' && appointment.state === AppointmentState.Planned,
    propose: isAhead && kind === 'customer',
  };
}
