import { lazy } from 'react';
import type { ResourceOverride } from '../generator';
import { type Appointment, wishOf } from '../pages/ticket/appointments/appointment';

const parts = () => import('../pages/ticket/appointments/AppointmentLine');
const confirmFor = 'resources.appointments.actions.confirmation.forCustomer';

/** Columns on a phone: day, beginning, end, customer, location and person. Customers alone propose other times. */
export const appointments: ResourceOverride = {
  details: 6,
  fields: {
    person: { input: lazy(async () => ({ default: (await parts()).AttendeeInput })) },
    state: { field: lazy(async () => ({ default: (await parts()).AppointmentState })) },
  },
  defaults: (ticket) => ({ person: ticket?.executionResponsible ?? ticket?.responsible ?? null }),
  actions: {
    confirmation: { look: ({ can }) => (can.propose ? { isPrimary: true } : { label: confirmFor }) },
    proposal: {
      defaults: (appointment) => {
        const { date, startTime, endTime } = appointment;
        return wishOf(appointment as Appointment) ?? { date, startTime, endTime };
      },
    },
  },
  line: {
    title: lazy(async () => ({ default: (await parts()).AppointmentTime })),
    facts: lazy(async () => ({ default: (await parts()).AppointmentFacts })),
    below: lazy(async () => ({ default: (await parts()).AppointmentWish })),
    isOver: ({ state }) => state === 'CANCELLED',
  },
};
