import { replay } from '../../api/tickets/record/ticket-replay.js';
import { customFieldSuite } from '../support/custom-field-suite.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { quickest } from '../support/quickest.js';
import { codesOf, type Json } from '../support/records.js';

/** Milliseconds within which every signed-in user receives a new field. */
const SOON = 2_000;

const here = customFieldSuite();

const retire = (definition: Json) => here.records.patch('custom-fields', definition, { active: false }).expect(200);

describe('a custom field of tickets in the workflow', () => {
  it('is asked for at the submission of its types, from those who see it and may fill it', async () => {
    const given = { requiredForTypes: ['INCIDENT'], visibleForCustomer: true };
    const definition = await here.field('TEXT', given);
    const hidden = await here.field('TEXT', { requiredForTypes: ['INCIDENT'] });
    const shown = await here.field('TEXT', { ...given, editableFor: ['vsd-agent'] });
    const request = { customerDescription: 'x', category: here.world.category, contactPhone: '044 123 45 67' };
    const send = (body: Json) =>
      here.desk
        .as('customer')
        .post('v1/tickets')
        .send({ ...request, ...body });
    const missing = await send({ type: 'INCIDENT' });
    expect([missing.status, codesOf(missing.body)]).toEqual([422, [[`/custom/${definition.key}`, 'REQUIRED']]]);
    const made = (await send({ type: 'INCIDENT', custom: { [definition.key]: 'a' } }).expect(201)).body;
    await send({ type: 'TICKET' }).expect(201);
    await send({ type: 'INCIDENT', draft: true }).expect(201);
    // The desk has to fill a field that the customer could not fill before work begins.
    const taken = (
      await here.world.change('agent', await here.world.read('agent', made.id), { responsible: here.world.ids.agent })
    ).body;
    const refused = await here.world.move('agent', taken.id, { to: 'IN_WORK' });
    expect([refused.status, refused.body.code]).toEqual([409, 'STATE_FIELDS']);
    expect(codesOf(refused.body)).toEqual([
      [`/custom/${hidden.key}`, 'STATE_FIELDS'],
      [`/custom/${shown.key}`, 'STATE_FIELDS'],
    ]);
    const filled = await here.world
      .change('agent', taken, { custom: { [hidden.key]: 'b', [shown.key]: 'c' } })
      .expect(200);
    const emptied = await here.world.change('agent', filled.body, { custom: { [definition.key]: null } });
    expect([emptied.status, codesOf(emptied.body)]).toEqual([422, [[`/custom/${definition.key}`, 'REQUIRED']]]);
    await here.world.move('agent', taken.id, { to: 'IN_WORK' }).expect(201);
    for (const one of [definition, hidden, shown]) await retire(one);
  });

  it('is asked for at the moves that its states name, and at no other', async () => {
    const definition = await here.field('DATE', { requiredOnStates: ['WORK_COMPLETED'] });
    const { world } = here;
    const ticket = await world.submit('agent', { type: 'TICKET', responsible: world.ids.agent });
    await world.move('agent', ticket.id, { to: 'IN_WORK' }).expect(201);
    const moves = await here.desk.as('agent').read(`v1/tickets/${ticket.id}/transitions`);
    const asks = ({ unmet }: Json) => unmet.some(({ field }: Json) => field === `custom.${definition.key}`);
    expect(moves.filter(asks).map(({ to }: Json) => to)).toEqual(['WORK_COMPLETED']);
    const refused = await world.move('agent', ticket.id, { to: 'WORK_COMPLETED' });
    expect([refused.status, codesOf(refused.body)]).toEqual([409, [[`/custom/${definition.key}`, 'STATE_FIELDS']]]);
    const filled = { custom: { [definition.key]: '2026-11-20' } };
    await world.change('agent', await world.read('agent', ticket.id), filled).expect(200);
    await world.move('agent', ticket.id, { to: 'WORK_COMPLETED' }).expect(201);
    await retire(definition);
  });

  it('is told with its name, with both values, and undone by an edit; the replay agrees', async () => {
    const text = await here.field('TEXT', { label: { de: 'Halle', fr: 'Halle F' } });
    const person = await here.field('USER');
    const ticket = await here.world.submit('agent', { custom: { [text.key]: 'A' } });
    const changed = (
      await here.world
        .change('agent', ticket, { custom: { [text.key]: 'B', [person.key]: here.world.ids.agent } })
        .expect(200)
    ).body;
    await here.world.change('agent', changed, { custom: ticket.custom }).expect(200);
    const told = await here.desk.as('agent').read(`v1/tickets/${ticket.id}/activities`);
    expect(told.slice(1).map(({ kind, changes }: Json) => [kind, changes])).toEqual([
      [
        'FIELD_CHANGED',
        [
          {
            field: `custom.${text.key}`,
            from: 'A',
            to: 'B',
            fromId: null,
            toId: null,
            label: { de: 'Halle', en: null, fr: 'Halle F', it: null },
          },
          {
            field: `custom.${person.key}`,
            from: null,
            to: 'Agent alpina',
            fromId: null,
            toId: here.world.ids.agent,
            label: expect.anything(),
          },
        ],
      ],
      [
        'FIELD_CHANGED',
        [expect.objectContaining({ from: 'B', to: 'A' }), expect.objectContaining({ from: 'Agent alpina', to: null })],
      ],
    ]);
    expect(replay(told.slice(0, 2)).custom).toEqual({ [text.key]: 'B', [person.key]: here.world.ids.agent });
    expect(replay(told).custom).toEqual({ [text.key]: 'A', [person.key]: null });
    for (const one of [text, person]) await retire(one);
  });

  it('stands in the document with its texts, under another tag as soon as it is defined, and for its tenant alone', async () => {
    const ask = (person: 'agent' | 'customer' | 'otherAgent', tag = '') =>
      here.desk.as(person).get('openapi.json').set('If-None-Match', tag);
    const before = await ask('agent').expect(200);
    await ask('agent', before.headers.etag).expect(304);
    const foreign = (await ask('otherAgent').expect(200)).headers.etag as string;
    const choice = await here.field('CHOICE', {
      label: { de: 'Ursache', en: 'Cause' },
      help: { de: 'Warum?' },
      options: [
        { value: 'WEAR', label: { de: 'Verschleiss' } },
        { value: 'OLD', label: { de: 'Alt' }, active: false },
      ],
      list: true,
      filterable: true,
      editableFor: ['vsd-executor'],
      defaultValue: 'WEAR',
    });
    const after = await ask('agent', before.headers.etag).expect(200);
    const { Ticket, TicketPatch } = after.body.components.schemas;
    expect(Ticket.properties.custom.properties[choice.key]).toEqual({
      title: 'Ursache',
      description: 'Warum?',
      type: ['string', 'null'],
      enum: ['WEAR', null],
      readOnly: true,
      'x-field': {
        widget: 'choice',
        labels: { de: 'Ursache', en: 'Cause', fr: 'Ursache', it: 'Ursache' },
        helps: { de: 'Warum?', en: 'Warum?', fr: 'Warum?', it: 'Warum?' },
        optionLabels: {
          WEAR: { de: 'Verschleiss', en: 'Verschleiss', fr: 'Verschleiss', it: 'Verschleiss' },
          OLD: { de: 'Alt', en: 'Alt', fr: 'Alt', it: 'Alt' },
        },
        list: true,
        filter: ['', '_eq_any', '_neq'],
        section: 'custom',
      },
    });
    expect(TicketPatch.properties.custom.properties).not.toHaveProperty(choice.key);
    const customers = (await ask('customer').expect(200)).body.components.schemas.Ticket.properties.custom.properties;
    expect(customers).not.toHaveProperty(choice.key);
    await ask('otherAgent', foreign).expect(304);
    const full = (await here.desk.as(null).read('openapi.json')).components.schemas.Ticket;
    expect(full.properties.custom).toEqual({ type: 'object', title: 'Custom fields', additionalProperties: true });
    const kept = await retire(choice);
    expect(
      (await ask('agent').expect(200)).body.components.schemas.Ticket.properties.custom.properties,
    ).not.toHaveProperty(choice.key);
    expect(kept.body.active).toBe(false);
  });

  it('is announced to everyone who is signed in, within two seconds', async () => {
    const streams = await Promise.all(
      (['agent', 'customer', 'executor'] as const).map((one) => readEvents(here.desk, one)),
    );
    const foreign = await readEvents(here.desk, 'otherAgent');
    const took = await quickest(SOON, async () => {
      const start = Date.now();
      const { id } = await here.field('TEXT');
      await eventually(() => {
        for (const { told } of streams) {
          expect(told).toContainEqual(expect.objectContaining({ resource: 'custom-fields', id, kind: 'created' }));
        }
      });
      return (
        Math.max(...streams.flatMap(({ told }) => told.filter((one) => one.id === id).map(({ at }) => at))) - start
      );
    });
    expect(took).toBeLessThan(SOON);
    expect(foreign.told.filter((one) => one.resource === 'custom-fields')).toEqual([]);
    for (const stream of [...streams, foreign]) stream.close();
  });

  it('reads in a text as the customer writes numbers, days and words', async () => {
    const options = [
      { value: 'A', label: { de: 'Alt', fr: 'Vieux' } },
      { value: 'B', label: { de: 'Neu' } },
    ];
    const values: [string, Json, unknown, string][] = [
      ['NUMBER', { decimals: 2 }, 1234.5, new Intl.NumberFormat('fr-CH').format(1234.5)],
      ['MONEY', {}, 20.5, new Intl.NumberFormat('fr-CH', { style: 'currency', currency: 'CHF' }).format(20.5)],
      ['DATE', {}, '2026-03-01', '1 mars 2026'],
      ['FLAG', {}, true, 'Oui'],
      ['CHOICE', { options }, 'A', 'Vieux'],
      ['CHOICES', { options }, ['A', 'B'], 'Vieux, Neu'],
      ['USER', {}, here.world.ids.agent, 'Agent alpina'],
      ['LOCATION', {}, here.world.location, 'Werk Nord'],
      ['LONG_TEXT', {}, '<b>{{ticket.state}}</b>', '<b>{{ticket.state}}</b>'],
    ];
    const made = [];
    for (const [kind, given, value, words] of values)
      made.push({ ...(await here.field(kind, given)), value, words } as Json);
    const customer = await here.records.create('customers', {
      code: 'ROMANDE',
      name: 'Romande SA',
      correspondenceLanguage: 'fr-CH',
    });
    const custom = Object.fromEntries(made.map(({ key, value }) => [key, value]));
    const ticket = await here.world.submit('agent', { customer: customer.id, custom });
    const content = made.map(({ key }) => `{{ ticket.custom.${key} }}`).join(' | ');
    const block = await here.records.create('text-blocks', { name: 'Alle Arten', content });
    const filled = await here.desk.as('agent').get(`v1/tickets/${ticket.id}/text-blocks/${block.id}`).expect(200);
    expect(filled.body.text).toBe(made.map(({ words }) => words).join(' | '));
    const unknown = await here.desk
      .as('manager')
      .post('v1/text-blocks')
      .send({ name: 'y', content: '{{ ticket.custom.no }}' });
    expect(codesOf(unknown.body)).toEqual([['/content', 'PLACEHOLDER_UNKNOWN']]);
  });
});
