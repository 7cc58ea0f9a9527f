import type { EntityManager } from '@mikro-orm/postgresql';
import type { Location } from '../../customers/record/location.entity.js';
import { Absence } from '../../masterdata/absence.entity.js';
import type { User } from '../../masterdata/user.entity.js';
import { type FieldError, Problem } from '../../platform/http/problem.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import type { APPOINTMENT_CONFIRMATIONS } from '../../vocabulary/ticket.js';
import { AppointmentState } from '../../vocabulary/work.js';
import { Appointment } from './appointment.entity.js';
import { longestWay, type Place, type TravelPlan, travelBetween } from './travel-time.js';

type Code = (typeof APPOINTMENT_CONFIRMATIONS)[number];

const MINUTE_MS = 60_000;

/**
 * Requires a confirmation if the person is away that day, has another appointment then, or has too little time for the way
 * from another site (409 CONFIRMATION_REQUIRED, domain "Confirmation pattern"). The person is locked until the transaction
 * ends, so that of two simultaneous appointments the later one needs it.
 */
export async function confirmWarnings(
  appointment: Appointment,
  person: User,
  travel: TravelPlan,
  em: EntityManager,
): Promise<void> {
  await oneAtATime(em, 'appointments', person.id);
  const confirmed = appointment.confirm ?? [];
  const found = [await absenceOf(appointment, person, em), await neighbourOf(appointment, person, travel, em)];
  const errors = found.flatMap((error) => (error && !confirmed.includes(error.code) ? [error] : []));
  const [first] = errors;
  if (!first) return;
  const codes = errors.map(({ code }) => code);
  throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes, ...first.params }, errors);
}

const warning = (pointer: string, code: Code, params: Record<string, unknown>): FieldError => ({
  pointer,
  code,
  params,
});

async function absenceOf({ date }: Appointment, { id, name }: User, em: EntityManager): Promise<FieldError | null> {
  const where = { user: { id }, activeFrom: { $lte: date }, activeTo: { $gte: date } };
  const absence = await em.findOne(Absence, where, { orderBy: { activeTo: 'desc' } });
  return absence && warning('/person', 'ASSIGNEE_ABSENT', { name, date: absence.activeTo });
}

/** The nearest conflicting appointment: at the same time, or too soon before or after at another site. */
async function neighbourOf(
  appointment: Appointment,
  person: User,
  travel: TravelPlan,
  em: EntityManager,
): Promise<FieldError | null> {
  const { id, startsAt, endsAt } = appointment;
  const longest = longestWay(travel) * MINUTE_MS;
  const others = await em.find(
    Appointment,
    {
      person: { id: person.id },
      id: { $ne: id },
      state: { $ne: AppointmentState.Cancelled },
      startsAt: { $lt: new Date(endsAt.getTime() + longest) },
      endsAt: { $gt: new Date(startsAt.getTime() - longest) },
    },
    { populate: ['ticket.location'], orderBy: { startsAt: 'asc', id: 'asc' }, limit: 20 },
  );
  const paramsOf = ({ title, startTime, endTime }: Appointment) => ({
    name: person.name,
    title,
    from: startTime,
    to: endTime,
  });
  const over = others.find((other) => other.startsAt < endsAt && other.endsAt > startsAt);
  if (over) return warning('/startTime', 'APPOINTMENT_CONFLICT', paramsOf(over));
  const ticket = await appointment.ticket.loadOrFail();
  const here = placeOf((await ticket.location?.load()) ?? null);
  for (const other of others) {
    const minutes = travelBetween(here, placeOf(other.ticket.unwrap().location?.unwrap() ?? null), travel);
    const gap = other.startsAt >= endsAt ? +other.startsAt - +endsAt : +startsAt - +other.endsAt;
    if (gap < minutes * MINUTE_MS) return warning('/startTime', 'APPOINTMENT_TRAVEL', { ...paramsOf(other), minutes });
  }
  return null;
}

const placeOf = (site: Location | null): Place => ({ site: site?.id ?? null, postCode: site?.postCode ?? null });
