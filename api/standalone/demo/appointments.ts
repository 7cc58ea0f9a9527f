import { Appointment } from '../../appointments/record/appointment.entity.js';
import { APPOINTMENT_CONFIRMATIONS, TicketState } from '../../vocabulary/ticket.js';
import { demoId } from './reproducible.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

const AHEAD: readonly TicketState[] = [TicketState.Pending, TicketState.InWork];

/** Gives appointments to orders that are ahead, those of people who can sign in first; one for each. */
export async function giveAppointments({ data, desk, time }: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const orders = players
    .filter(({ isOrder, ticket }) => isOrder && ticket.executionResponsible && AHEAD.includes(ticket.state))
    .sort((one, other) => Number(Boolean(other.executor.account)) - Number(Boolean(one.executor.account)));
  for (const [at, { title, day, startTime, endTime, note }] of data.appointments.entries()) {
    const player = orders.at(at);
    if (!player) return;
    const { ticket, responsible } = player;
    const when = {
      title,
      date: time.workDayAfter(time.ago(0), day),
      startTime,
      endTime,
      note,
      confirm: [...APPOINTMENT_CONFIRMATIONS],
    };
    const id = demoId(`${player.name}/appointment`);
    await desk.act(responsible, time.ago(0), () => desk.addBelow(Appointment, ticket, id, when));
  }
}
