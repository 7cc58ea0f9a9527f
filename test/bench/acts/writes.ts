import { ASKED } from '../data/shape.js';
import type { Act, Ask } from '../load/drive.js';
import { SERVICES } from '../product/desk.js';
import type { Json } from './reading.js';
import type { Place, Scenario } from './scenario.js';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request that writes, and the expected status and body of the answer. */
function post(path: string, body: object, headers: object, status: number, isRight: (answer: Json) => boolean): Ask {
  return {
    method: 'POST',
    path,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
    isRight: (code, answer) => code === status && isRight(JSON.parse(String(answer))),
  };
}

const toProduct = (place: Place, path: string, body: object, isRight: (answer: Json) => boolean) =>
  post(`${SERVICES}/v1/${path}`, body, place.headers(), 201, isRight);
const toLimit = (path: string, body: object, isRight: (answer: Json) => boolean) =>
  post(`/${path}`, { tenant: ASKED, ...body }, {}, 200, isRight);

const DESCRIPTION = 'Die Heizung im zweiten Stock bleibt seit heute Morgen kalt.\nBitte vor dem Besuch anrufen.';

const create: Scenario = {
  name: 'create',
  goal: { p50: 8, rate: 10 },
  isWrite: true,
  stored: {
    product: `select count(*) from ticket where tenant = '${ASKED}'`,
    limit: `select count(*) from plain.ticket where tenant = '${ASKED}'`,
  },
  async prepare(place) {
    const { rows } = await place.sql.query(
      `select customer_id as customer, location_id as location, category_id as category from ticket
        where tenant = $1 order by id limit 200`,
      [ASKED],
    );
    const isNew = ({ identifier, state }: Json) => /^ALP-\d{4}-\d{5}/.test(identifier) && state === 'PENDING';
    const given = cycle(rows);
    const who = { name: 'Petra Muster', email: 'petra.muster@bench.example' };
    return {
      product: () => {
        const { name: contactName, email: contactEmail } = who;
        const ticket = { ...given(), type: 'INCIDENT', priority: 'NORMAL', contactChannel: 'PHONE' };
        return [
          toProduct(
            place,
            'tickets',
            { ...ticket, contactName, contactEmail, customerDescription: DESCRIPTION },
            isNew,
          ),
        ];
      },
      limit: () => [toLimit('create', { ...given(), ...who, type: 'INCIDENT', description: DESCRIPTION }, isNew)],
    };
  },
};

/** How many activities of a kind each side has stored. */
const countsOf = (kind: string) => ({
  product: `select count(*) from activity where tenant = '${ASKED}' and kind = '${kind}'`,
  limit: `select count(*) from plain.activity where tenant = '${ASKED}' and kind = '${kind}'`,
});

const SAID = 'Wir kommen morgen zwischen acht und zehn Uhr vorbei. Bitte halten Sie den Zugang frei.';

const message: Scenario = {
  name: 'message',
  goal: { p50: 6, rate: 6 },
  isWrite: true,
  stored: countsOf('MESSAGE_FROM_AGENT'),
  async prepare(place) {
    const ticket = cycle(await movable(place));
    const isSaid = ({ kind, text }: Json) => kind === 'MESSAGE_FROM_AGENT' && text === SAID;
    return {
      product: () => [toProduct(place, `tickets/${ticket().id}/messages`, { text: SAID }, isSaid)],
      limit: () => [toLimit('message', { id: ticket().id, text: SAID }, isSaid)],
    };
  },
};

/** From a state to the next one, again and again. */
const NEXT: Readonly<Record<string, Json>> = {
  PENDING: { to: 'IN_WORK' },
  IN_WORK: { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_THIRD_PARTY', text: 'Das Ersatzteil ist bestellt.' },
  IN_CLARIFICATION: { to: 'IN_WORK' },
};

const move: Scenario = {
  name: 'state change',
  goal: { p50: 8, rate: 8 },
  isWrite: true,
  stored: countsOf('STATE_CHANGED'),
  async prepare(place) {
    const tickets = await movable(place);
    return {
      product: moving(tickets, (id, body, isMoved) =>
        toProduct(place, `tickets/${id}/transitions`, body as object, isMoved),
      ),
      limit: moving(tickets, (id, { to }, isMoved) => toLimit('move', { id, to }, isMoved)),
    };
  },
};

/** Moves a ticket at a time; the next move of the ticket starts from its present state. */
function moving(
  tickets: readonly Json[],
  ask: (id: string, body: Json, isMoved: (answer: Json) => boolean) => Ask,
): Act {
  const idle = tickets.map(({ id, state }) => ({ id, state }));
  return () => {
    const ticket = idle.shift();
    if (!ticket) throw new Error('There are fewer tickets than connections');
    const body = NEXT[ticket.state];
    const asked = ask(ticket.id, body, ({ id, state }: Json) => {
      if (id !== ticket.id || state !== body.to) return false;
      idle.push({ id, state });
      return true;
    });
    return [{ ...asked, putOff: () => void idle.push(ticket) }];
  };
}

/** Tickets that an agent can answer and take up at once. */
async function movable({ sql }: Place): Promise<Json[]> {
  const { rows } = await sql.query(
    `select id, state from ticket where tenant = $1 and state = 'PENDING' and type in ('TICKET', 'INCIDENT')
        and responsible_id is not null order by id desc limit 200`,
    [ASKED],
  );
  return rows;
}

function cycle<T>(values: readonly T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % values.length;
    return values[at] as T;
  };
}

export const WRITES: readonly Scenario[] = [create, message, move];
