import { Appointment } from '../../appointments/record/appointment.entity.js';
import { APPOINTMENT_CONFIRMATIONS, TicketState } from '../../vocabulary/ticket.js';
import { demoId } from './reproducible.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

const UNFINISHED: readonly TicketState[] = [TicketState.Pending, TicketState.InWork];

/** Adds an appointment each to pending orders and those in work, first to those of executors who can sign in. */
export async function addAppointments({ data, desk, time }: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const orders = players
    .filter(({ isOrder, ticket }) => isOrder && ticket.executionResponsible && UNFINISHED.includes(ticket.state))
    .sort((left, right) => Number(Boolean(right.executor.account)) - Number(Boolean(left.executor.account)));
  for (const [index, { day, body }] of data.appointments.entries()) {
    const player = orders.at(index);
    if (!player) return;
    const date = time.workDayAfter(time.ago(0), day);
    const appointment = { ...body, date, confirm: [...APPOINTMENT_CONFIRMATIONS] };
    const id = demoId(`${player.name}/appointment`);
    await desk.act(player.responsible, time.ago(0), () => desk.addBelow(Appointment, player.ticket, id, appointment));
  }
}
