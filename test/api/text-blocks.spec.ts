import { fillPlaceholders, placeholdersIn } from '../../api/masterdata/placeholder-text.js';
import { COMMON_PLACEHOLDER_NAMES } from '../../api/vocabulary/mail.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = recordsOf(desk);

const block = (content: string, name: string) => records.create('text-blocks', { name, content });
const fill = (id: string, { id: blockId }: Json) => desk.as('agent').get(`v1/tickets/${id}/text-blocks/${blockId}`);

describe('a text block', () => {
  it('is filled from the ticket in the language in which its customer is written to', async () => {
    const french = await records.create('customers', {
      code: 'ROMANDE',
      name: 'Romande SA',
      correspondenceLanguage: 'fr-CH',
    });
    const ticket = await world.submit('agent', {
      customer: french.id,
      contactName: '<Marie & Co>',
      responsible: world.ids.agent,
      priority: 'HIGH',
    });
    const text =
      '{{ contact.name }}: {{ticket.identifier}} {{ticket.state}} {{ticket.priority}} bis {{ticket.dueAt}}, {{customer.name}} {{location.name}} {{agent.name}}';
    const filled = await fill(ticket.id, await block(text, 'Stand')).expect(200);
    const due = new Intl.DateTimeFormat('fr-CH', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Zurich',
    }).format(new Date(ticket.dueAt as string));
    expect(filled.body).toEqual({
      name: 'Stand',
      locale: 'fr-CH',
      text: `<Marie & Co>: ${ticket.identifier} En attente Haute bis ${due}, Romande SA  Agent alpina`,
      empty: ['location.name'],
    });
  });

  it('takes what customers write for data, never for placeholders', async () => {
    const ticket = await world.submit('agent', { customerDescription: '{{internalNotes}} {{agent.name}}' });
    const filled = await fill(ticket.id, await block('Sie schreiben: {{ticket.description}}', 'Zitat')).expect(200);
    expect(filled.body.text).toBe('Sie schreiben: {{internalNotes}} {{agent.name}}');
  });

  it('is looked at on a ticket while it is written, and says what the ticket lacks and what nothing fills', async () => {
    const ticket = await world.submit('agent', { contactName: 'Anna Keller' });
    const preview = (content: string, as: 'manager' | 'agent' | 'otherManager' = 'manager') =>
      desk.as(as).post('v1/text-block-preview', { ticket: ticket.id, content });
    const content = 'Guten Tag {{ contact.name }}\n{{ location.name }}';
    const { body } = await preview(content).expect(200);
    expect(body).toEqual({
      text: 'Guten Tag Anna Keller\n',
      locale: 'de-CH',
      examples: false,
      empty: ['location.name'],
    });
    const example = { text: 'Guten Tag Anna Keller\nWerk Nord', locale: 'de-CH', examples: true, empty: [] };
    expect((await desk.as('manager').post('v1/text-block-preview', { content }).expect(200)).body).toEqual(example);
    const refused = await preview('Guten Tag\n  {{ nichts }} und {{nie}}').expect(422);
    expect(refused.body.errors.map(({ params }: Json) => params)).toEqual([
      { name: 'nichts', line: 2, column: 3 },
      { name: 'nie', line: 2, column: 20 },
    ]);
    await desk.as('manager').post('v1/text-block-preview', { ticket: 'x', content }).expect(404);
  });

  it('may name whatever is offered to its author, each with a meaning and words as an example', async () => {
    const body = await desk.as('manager').read('v1/text-block-placeholders');
    const offered: Json[] = body;
    expect(offered.map(({ name }) => name)).toEqual(COMMON_PLACEHOLDER_NAMES);
    for (const { label, example } of offered) expect([label, example]).not.toContainEqual('');
    await block(offered.map(({ name }) => `{{ ${name} }}`).join(' '), 'Angebot');
  });

  it('cannot be saved with a placeholder that nothing fills', async () => {
    for (const name of ['ticket.internalNotes', 'message.text', '', 'ticket', '__proto__', 'now | date']) {
      const refused = await desk.as('manager').post('v1/text-blocks', { name: 'x', content: `Hier {{${name}}}` });
      expect([name, refused.status]).toEqual([name, 422]);
      expect(refused.body.errors).toEqual([
        expect.objectContaining({
          pointer: '/content',
          code: 'PLACEHOLDER_UNKNOWN',
          params: { name, line: 1, column: 6 },
        }),
      ]);
    }
    const known = await block(COMMON_PLACEHOLDER_NAMES.map((name) => `{{${name}}}`).join(' '), 'Alle');
    const changed = await records.patch('text-blocks', known, { content: '{{ticket.identifer}}' }).expect(422);
    expect(changed.body.errors[0]).toMatchObject({ pointer: '/content', params: { name: 'ticket.identifer' } });
    const ticket = await world.submit('agent', { location: world.location, responsible: world.ids.agent });
    const filled = await fill(ticket.id, known).expect(200);
    expect(filled.body.text).not.toContain('{{');
    expect(filled.body.empty).toEqual([
      'location.address',
      'asset.name',
      'asset.serialNumber',
      'contact.email',
      'execution.company',
      'execution.responsible',
      'tenant.supportEmail',
    ]);
  });
});

describe('placeholders', () => {
  it.each([
    ['a {{ b.c }} d {{b.c}} {{e}}', ['b.c', 'e']],
    ['{ {a} } {{}} }}{{', ['']],
    ['{{a\nb}}', ['a\nb']],
    ['ohne', []],
  ])('are found in %j', (text, names) => {
    expect(placeholdersIn(text)).toEqual(names);
  });

  it('are filled once, whatever the values hold', () => {
    expect(fillPlaceholders('{{a}} $& {{ b }}', (name) => (name === 'a' ? '{{b}} $1' : 'B'))).toBe('{{b}} $1 $& B');
  });
});
