/** What has become of an appointment: planned by the desk, accepted by the customer, or called off. */
export const AppointmentState = Object.freeze({
  Planned: 'PLANNED',
  Confirmed: 'CONFIRMED',
  Cancelled: 'CANCELLED',
});
export type AppointmentState = (typeof AppointmentState)[keyof typeof AppointmentState];
export const APPOINTMENT_STATES = Object.values(AppointmentState);
