import { Ajv2020 } from 'ajv/dist/2020.js';
import { WebhookWatch } from '../../api/developers/webhooks/webhook-watch.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import type { Client } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';
import { ScopedTokens } from '../support/scoped-tokens.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { type Call, webhookReceiver } from '../support/webhook-receiver.js';

const desk = useDesk();
const world = useTicketWorld(desk);
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
  desk.app.get(WebhookWatch).start();
});

/** The documented limits of Block Kit (https://docs.slack.dev/reference/block-kit/blocks) for the blocks of messages. */
const text = (types: string[], maxLength: number) => ({
  type: 'object',
  required: ['type', 'text'],
  additionalProperties: false,
  properties: {
    type: { enum: types },
    text: { type: 'string', minLength: 1, maxLength },
    emoji: { type: 'boolean' },
    verbatim: { type: 'boolean' },
  },
});
const block = (type: string, properties: object, more: object = {}) => ({
  type: 'object',
  properties: { type: { const: type }, block_id: { type: 'string', maxLength: 255 }, ...properties },
  required: ['type'],
  additionalProperties: false,
  ...more,
});
const BOTH = ['plain_text', 'mrkdwn'];
const fields = { type: 'array', minItems: 1, maxItems: 10, items: text(BOTH, 2_000) };
const isSlackMessage = new Ajv2020({ strict: false }).compile({
  type: 'object',
  required: ['text', 'blocks'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', maxLength: 4_000 },
    unfurl_links: { type: 'boolean' },
    unfurl_media: { type: 'boolean' },
    blocks: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: {
        anyOf: [
          block('header', { text: text(['plain_text'], 150) }, { required: ['type', 'text'] }),
          block(
            'section',
            { text: text(BOTH, 3_000), fields },
            { anyOf: [{ required: ['text'] }, { required: ['fields'] }] },
          ),
        ],
      },
    },
  },
});

const exact = (properties: Json, optional: Json = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties: { ...properties, ...optional },
});
/** Elements of the schema of Adaptive Cards (https://adaptivecards.io/explorer) that format no Markdown. */
const isTeamsMessage = new Ajv2020({ strict: false }).compile(
  exact({
    type: { const: 'message' },
    attachments: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: exact({
        contentType: { const: 'application/vnd.microsoft.card.adaptive' },
        contentUrl: { type: 'null' },
        content: exact(
          {
            $schema: { const: 'http://adaptivecards.io/schemas/adaptive-card.json' },
            type: { const: 'AdaptiveCard' },
            version: { enum: ['1.2', '1.3', '1.4', '1.5'] },
            body: {
              type: 'array',
              minItems: 1,
              items: exact(
                {
                  type: { const: 'RichTextBlock' },
                  inlines: {
                    type: 'array',
                    minItems: 1,
                    items: exact(
                      { type: { const: 'TextRun' }, text: { type: 'string', minLength: 1 } },
                      {
                        weight: { enum: ['Bolder'] },
                        size: { enum: ['Medium', 'Large'] },
                        isSubtle: { type: 'boolean' },
                      },
                    ),
                  },
                },
                { spacing: { enum: ['None', 'Small', 'Medium'] } },
              ),
            },
          },
          {
            actions: {
              type: 'array',
              maxItems: 6,
              items: exact({
                type: { const: 'Action.OpenUrl' },
                title: { type: 'string' },
                url: { type: 'string', pattern: '^https?://' },
              }),
            },
          },
        ),
      }),
    },
  }),
);
/** Most bytes of a message of Teams. */
const TEAMS_BYTES = 28_000;

/** A receiver that answers as the real one does: 400 to a body of another shape. */
async function channel(format: 'TEAMS' | 'SLACK', given: Json = {}, owner: Client = desk.as('admin')) {
  const faults: unknown[] = [];
  const receiver = await webhookReceiver((_call, body) => {
    const judge = format === 'SLACK' ? isSlackMessage : isTeamsMessage;
    const isTaken = judge(JSON.parse(body)) && Buffer.byteLength(body) < TEAMS_BYTES;
    if (!isTaken) faults.push(body, judge.errors);
    return isTaken ? (format === 'SLACK' ? 200 : 202) : 400;
  });
  closing.push(receiver.close);
  const hook = await owner.create('v1/webhooks', { url: receiver.url, format, events: EVENTS, ...given });
  return { ...receiver, hook, faults };
}
const EVENTS = ['tickets.created', 'tickets.changed'];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await desk.superuser.query('update webhook set active = false');
  for (const close of closing.splice(0)) await close();
});

const EVIL =
  '<!channel> & <https://evil.example|Rechnung> **fett** [hier](https://evil.example) @here {{DATE(2026-01-01T00:00:00Z)}}';
const about = (calls: readonly Call[], id: string) => calls.filter((call) => call.text.includes(id));
const submit = (description: string) => world.submit('agent', { customerDescription: description, priority: 'HIGH' });

it.each(['SLACK', 'TEAMS'] as const)(
  'sends %s a message that it accepts, with number, title, state, people and a link',
  async (format) => {
    const { calls, hook, faults } = await channel(format, { language: 'fr-CH' });
    const ticket = await submit('La pompe est en panne');
    await eventually(() => expect(about(calls, ticket.id)).toHaveLength(1));
    const { text: sent } = about(calls, ticket.id)[0] as Call;
    for (const shown of [
      'Tickets\u00a0: création',
      `${ticket.identifier} La pompe`,
      'Acme AG',
      'Priorité\u00a0: ',
      'Haute',
      'Ouvrir',
    ])
      expect(sent).toContain(shown);
    expect(sent).toContain(`/volta-service-desk/issue/${ticket.id}`);
    expect(faults).toEqual([]);
    expect(hook.signingSecret).toBeNull();
    await eventually(async () => {
      const [delivery] = await desk.as('admin').read<Json[]>(`v1/webhooks/${hook.id}/deliveries`);
      expect(delivery).toMatchObject({ state: 'DELIVERED', body: sent });
    });
  },
);

it.each(['SLACK', 'TEAMS'] as const)('formats nothing of users for %s, however long and evil', async (format) => {
  const { calls, faults } = await channel(format);
  const tickets = [await submit(EVIL), await submit('&'.repeat(5_000)), await submit(`${'😀'.repeat(500)}\n\n*x*`)];
  for (const { id } of tickets) await eventually(() => expect(about(calls, id)).toHaveLength(1));
  expect(faults).toEqual([]);
  const { text: sent } = about(calls, tickets[0]!.id)[0] as Call;
  if (format === 'TEAMS') return expect(sent).toContain('<https://evil.example|Rechnung> **fett**');
  expect(sent).toContain('&lt;!channel&gt; &amp; &lt;https://evil.example|Rechnung&gt;');
  const marked = JSON.parse(sent).blocks.filter(({ text: { type } }: Json) => type === 'mrkdwn');
  expect(marked.map(({ text: { text } }: Json) => text)).toEqual([expect.stringMatching(/^<http[^<>|]+\|Öffnen>$/)]);
});

it('sends a channel what the scopes of its token reach, and of a removed record the event alone', async () => {
  const tokens = new ScopedTokens(desk);
  const account = await tokens.account(['vsd-agent', 'vsd-admin']);
  const events = ['contacts.created', 'contacts.removed'];
  const whole = await channel('SLACK', { events, language: 'en-CH' });
  const narrow = await channel('TEAMS', { events }, await tokens.of(account, ['webhooks:write', 'contacts:read']));
  const { create } = recordsOf(desk);
  const address = await create('addresses', { number: '7', name: 'Immobilien Rot' });
  const contact = await create('contacts', { address: address.id, lastname: 'Keller' });
  for (const { calls } of [whole, narrow])
    await eventually(() => expect(about(calls, String(contact.id))[0]?.text).toContain('Keller'));
  expect(whole.calls[0]?.text).toContain('Immobilien Rot');
  expect(narrow.calls[0]?.text).not.toContain('Immobilien Rot');
  await desk.as('manager').delete(`v1/contacts/${contact.id}`).expect(200);
  await eventually(() => expect(whole.calls.at(-1)?.text).toContain('Contacts: removed'));
  expect(whole.calls.at(-1)?.text).not.toContain('Keller');
});

it('returns a secret again for a channel that becomes a receiver of JSON', async () => {
  const { hook } = await channel('SLACK', { active: false });
  const { body } = await recordsOf(desk).patch('webhooks', hook, { format: 'JSON' }, 'admin').expect(200);
  expect(body.signingSecret).toMatch(/^whsec_/);
});
