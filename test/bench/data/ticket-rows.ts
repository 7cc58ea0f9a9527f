import { newCycle } from '../../../api/tickets/deadlines/clock-cycle.js';
import type { TicketState } from '../../../api/vocabulary/ticket.js';
import { Random } from '../../support/random.js';
import type { Row } from './copy-rows.js';
import type { MasterData } from './master-data.js';
import { recordAt } from './record.js';
import type { DataShape } from './shape.js';
import { description } from './words.js';

const DAY = 86_400_000;
const PERIOD_DAYS = 730;
/** Values of the custom field by which lists are filtered. */
export const PLANTS = 400;

/** The columns of a custom field's value: the JSON of all values, and the slot that lists filter by. */
export interface CustomColumn {
  readonly key: string;
  readonly slot: string;
}

/** A ticket with its activities and its files. */
export interface TicketRows {
  readonly ticket: Row;
  readonly activities: readonly Row[];
  readonly attachments: readonly Row[];
}

/** So many tickets of a tenant over two years up to yesterday, the same in each run on one day; the newest are the openest. */
export function* ticketRows(
  tenant: string,
  count: number,
  shape: DataShape,
  known: MasterData,
  field: CustomColumn | undefined,
  now: Date,
): Generator<TicketRows> {
  const random = new Random(count);
  const numbers = new Map<number, number>();
  const prefix = tenant.slice(0, 3).toUpperCase();
  for (let at = 0; at < count; at++) {
    const createdAt = new Date(now.getTime() - DAY - ((count - at) / count) * PERIOD_DAYS * DAY);
    const year = createdAt.getFullYear();
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const state = stateAt(shape, random);
    const identifier = state === 'DRAFT' ? null : `${prefix}-${year}-${String(number).padStart(5, '0')}`;
    const ticket = ticketRow({ tenant, at, createdAt, state, identifier, known, field, now, random });
    yield { ticket, ...historyOf(ticket, state, known, random) };
  }
}

interface TicketAt {
  readonly tenant: string;
  readonly at: number;
  readonly createdAt: Date;
  readonly state: TicketState;
  readonly identifier: string | null;
  readonly known: MasterData;
  readonly field: CustomColumn | undefined;
  readonly now: Date;
  readonly random: Random;
}

function ticketRow({ tenant, at, createdAt, state, identifier, known, field, now, random }: TicketAt) {
  const customer = random.pick(known.customers);
  const isOrder = random.chance(0.25);
  const executor = isOrder ? random.pick(known.executors) : null;
  const isOver = state === 'CLOSED';
  // Nothing becomes due or older than two weeks while it is measured: all such moments lie half a day off.
  const noonOf = (day: number) => new Date(now.getTime() + (Math.floor(day) + 0.5) * DAY);
  const dueAt = noonOf(random.next() * 40 - 15);
  const age = (now.getTime() - createdAt.getTime()) / DAY;
  const over = noonOf(-Math.max(1, age - random.next() * 20));
  const plant = `Werk ${at % PLANTS}`;
  return {
    ...recordAt(tenant, createdAt, random),
    last_activity_at: over,
    cycles: state === 'DRAFT' ? [] : [newCycle(createdAt)],
    identifier,
    type: isOrder ? 'ORDER' : random.pick(['TICKET', 'INCIDENT', 'TICKET']),
    state,
    priority: random.pick(['LOW', 'NORMAL', 'NORMAL', 'HIGH']),
    category_id: random.pick(known.categories),
    customer_description: description(at, random),
    customer_id: customer.id,
    location_id: random.pick(customer.locations),
    contact_channel: random.pick(['CUSTOMER_PORTAL', 'EMAIL', 'PHONE']),
    contact_name: `Kontakt ${at % 500}`,
    contact_phone: '+41 44 123 45 67',
    contact_email: `kontakt${at % 500}@bench.example`,
    assignment_group_id: random.pick(known.groups),
    responsible_id: state === 'PENDING' && random.chance(0.5) ? null : random.pick(known.agents),
    execution_company: executor?.company ?? null,
    execution_responsible_id: executor?.id ?? null,
    execution_description: isOrder ? 'Vor Ort prüfen und instand setzen.' : null,
    reopenings: 0,
    approval: 'NONE',
    closing_state: isOver ? 'COMPLETED' : null,
    closing_note: isOver ? 'Erledigt.' : null,
    closing_date: isOver ? over.toISOString().slice(0, 10) : null,
    author_id: random.pick(known.agents),
    submitted_at: state === 'DRAFT' ? null : createdAt,
    due_at: state === 'DRAFT' ? null : dueAt,
    closed_at: isOver ? over : null,
    custom: field ? { [field.key]: plant } : {},
    ...(field && { [field.slot]: plant }),
  } satisfies Row;
}

function stateAt({ states }: DataShape, random: Random): TicketState {
  let left = random.next();
  for (const [state, share] of Object.entries(states)) {
    left -= share;
    if (left < 0) return state as TicketState;
  }
  return 'CLOSED';
}

/** A creation, up to seven messages, one or two moves; a file on each fourth ticket. */
function historyOf(ticket: ReturnType<typeof ticketRow>, state: TicketState, known: MasterData, random: Random) {
  const { tenant, id, created_at: start, last_activity_at: end } = ticket;
  const kinds = ['CREATED', ...Array.from({ length: Math.floor(random.next() ** 2 * 8) }, (_, at) => MESSAGES[at % 2])];
  if (state !== 'DRAFT' && state !== 'PENDING') kinds.push('STATE_CHANGED');
  const activities = kinds.map((kind, at): Row => {
    const moment = new Date(start.getTime() + ((end.getTime() - start.getTime()) * at) / kinds.length);
    const isMove = kind === 'STATE_CHANGED';
    return {
      ...recordAt(tenant, moment, random),
      ticket_id: id,
      kind: kind as string,
      actor_id: random.pick(known.agents),
      from_state: isMove ? 'PENDING' : null,
      to_state: isMove ? state : at === 0 ? (state === 'DRAFT' ? 'DRAFT' : 'PENDING') : null,
      text: kind?.startsWith('MESSAGE')
        ? 'Wir haben den Termin mit dem Hauswart vereinbart und melden uns danach.'
        : null,
      visible_for_customer: true,
    };
  });
  const attachments = random.chance(0.25)
    ? [{ ...recordAt(tenant, end, random), ticket_id: id, name: 'Foto.jpg', content_type: 'image/jpeg', size: 48_211 }]
    : [];
  return { activities, attachments };
}

const MESSAGES = ['MESSAGE_FROM_CUSTOMER', 'MESSAGE_FROM_AGENT'] as const;
