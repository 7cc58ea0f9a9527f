import type { MailFacts, MailPerson, NoticeFacts } from '../../api/mails/plan/mail-facts.js';
import { planMails } from '../../api/mails/plan/mail-plan.js';
import { recipientsOf } from '../../api/mails/plan/mail-recipients.js';
import type { MailEvent } from '../../api/vocabulary/mail.js';

const person = (name: string, more: Partial<MailPerson> = {}): MailPerson => ({
  id: `id-${name}`,
  name,
  email: `${name}@desk.example`,
  locale: 'de-CH',
  ...more,
});

const address = (name: string) => person(name, { id: null, locale: null });

const facts = (given: Partial<MailFacts> = {}): MailFacts => ({
  type: 'ORDER',
  inExecution: true,
  communicationEmail: null,
  correspondenceLanguage: 'fr-CH',
  groupLanguage: 'en-CH',
  tenantLanguage: 'de-CH',
  invoiceRequested: true,
  tellsReports: false,
  contact: person('contact'),
  author: person('author'),
  responsible: person('responsible'),
  executionResponsible: person('executor'),
  executors: [person('executor'), person('colleague')],
  projectLead: person('lead'),
  group: address('group'),
  tenant: address('tenant'),
  ...given,
});

const notice = (given: Partial<NoticeFacts> = {}): NoticeFacts => ({
  actorId: null,
  actorEmail: null,
  actorIsExecutor: false,
  actorIsCustomer: false,
  assigned: [person('assigned')],
  previous: [person('previous')],
  ...given,
});

const names = (event: MailEvent, given: Partial<MailFacts> = {}, of: Partial<NoticeFacts> = {}) =>
  recipientsOf(event, facts(given), notice(of)).recipients.map(({ email }) => email.split('@')[0]);

const QUESTION = 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED';

describe('the recipients of an event', () => {
  it.each<[MailEvent, string[]]>([
    ['ISSUE_CREATED', ['contact']],
    ['ISSUE_OR_DRAFT_ADDED', ['group']],
    ['ISSUE_ASSIGNED', ['assigned']],
    ['ISSUE_ASSIGNED_NOTICE', ['group', 'previous']],
    ['ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED', ['contact']],
    ['ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED', ['responsible', 'executor']],
    ['ISSUE_WORK_NOTE_ADDED', ['responsible', 'executor']],
    ['ISSUE_STATE_IN_PROGRESS', ['contact']],
    ['ISSUE_STATE_WORK_COMPLETED', ['contact']],
    ['ISSUE_STATE_ORDER_COMPLETED', ['contact', 'responsible', 'lead']],
    ['ISSUE_STATE_CLOSED', ['contact', 'executor']],
    ['REPORT_CREATED', ['responsible', 'lead']],
    ['REPORT_CREATION_FAILED', ['assigned', 'responsible', 'tenant']],
    ['REACTION_TIME_WARNING', ['responsible']],
    ['SLA_BREACH', ['responsible', 'group', 'lead']],
  ])('of %s are %j', (event, expected) => {
    expect(names(event)).toEqual(expected);
  });

  it.each<[string, MailEvent, string[], Partial<MailFacts>?, Partial<NoticeFacts>?]>([
    ['redirects to the address of the customer', 'ISSUE_CREATED', ['all'], { communicationEmail: 'all@acme.example' }],
    ['takes the author without a contact', 'ISSUE_CREATED', ['author'], { contact: null }],
    [
      'takes the author for a contact without an address',
      'ISSUE_CREATED',
      ['author'],
      { contact: person('c', { email: null }) },
    ],
    ['takes the tenant without a group', 'ISSUE_OR_DRAFT_ADDED', ['tenant'], { group: null }],
    ['takes the group without a responsible', QUESTION, ['group'], { responsible: null, inExecution: false }],
    ['takes the tenant without both', QUESTION, ['tenant'], { responsible: null, group: null, inExecution: false }],
    [
      'takes the deputy of an absent one',
      QUESTION,
      ['deputy'],
      { responsible: { ...person('r'), absent: true, deputy: person('deputy') }, inExecution: false },
    ],
    [
      'takes the group for an absent one without deputy',
      QUESTION,
      ['group'],
      { responsible: { ...person('r'), absent: true }, inExecution: false },
    ],
    ['leaves the executor out before the execution', QUESTION, ['responsible'], { inExecution: false }],
    [
      'tells the responsible what an executor finished',
      'ISSUE_STATE_WORK_COMPLETED',
      ['contact', 'responsible'],
      {},
      { actorIsExecutor: true },
    ],
    [
      'tells the customer only if they want an invoice',
      'ISSUE_STATE_ORDER_COMPLETED',
      ['responsible', 'lead'],
      { invoiceRequested: false },
    ],
    [
      'tells all of the company if nobody is named',
      'ISSUE_STATE_CLOSED',
      ['contact', 'executor', 'colleague'],
      { executionResponsible: null },
    ],
    ['tells no executor of other types', 'ISSUE_STATE_CLOSED', ['contact'], { type: 'TICKET' }],
    [
      'sends the receipt to the customer who reported',
      'ISSUE_CREATED',
      ['contact'],
      {},
      { actorId: 'id-contact', actorIsCustomer: true },
    ],
    ['sends no receipt to an agent who is the contact', 'ISSUE_CREATED', [], {}, { actorId: 'id-contact' }],
    ['never writes to the actor', 'ISSUE_WORK_NOTE_ADDED', ['executor'], {}, { actorId: 'id-responsible' }],
    [
      'knows the actor by the address as well',
      'ISSUE_STATE_IN_PROGRESS',
      [],
      { contact: address('contact') },
      { actorEmail: 'Contact@desk.example' },
    ],
    [
      'writes once to somebody named twice',
      'ISSUE_STATE_ORDER_COMPLETED',
      ['contact', 'responsible'],
      { projectLead: person('responsible') },
    ],
  ])('%s', (_rule, event, expected, given = {}, of = {}) => {
    expect(names(event, given, of)).toEqual(expected);
  });

  it('are written to in their language: customers else in that of the correspondence, then the tenant’s', () => {
    const locales = (given: Partial<MailFacts>) =>
      recipientsOf('ISSUE_CREATED', facts(given), notice()).recipients[0]?.locales;
    expect(locales({ contact: person('c', { locale: 'it-CH' }) })).toEqual(['it-CH', 'fr-CH', 'de-CH']);
    expect(locales({ contact: person('c', { locale: null }) })).toEqual(['fr-CH', 'de-CH']);
    const unknown = { contact: person('c', { locale: null }), correspondenceLanguage: null };
    expect(locales({ ...unknown, tenantLanguage: 'it-CH' })).toEqual(['it-CH']);
  });

  it('of the desk are written to in their language, else the group’s, else the tenant’s, never the customer’s', () => {
    const locales = (given: Partial<MailFacts>) =>
      recipientsOf('ISSUE_OR_DRAFT_ADDED', facts(given), notice()).recipients[0]?.locales;
    expect(locales({})).toEqual(['en-CH', 'de-CH']);
    expect(locales({ groupLanguage: null, tenantLanguage: 'it-CH' })).toEqual(['it-CH']);
    expect(locales({ group: null, groupLanguage: null, tenantLanguage: 'it-CH' })).toEqual(['it-CH']);
    const own = recipientsOf(
      'ISSUE_WORK_NOTE_ADDED',
      facts({ responsible: person('r', { locale: 'fr-CH' }) }),
      notice(),
    );
    expect(own.recipients[0]?.locales).toEqual(['fr-CH', 'en-CH', 'de-CH']);
  });
});

describe('whom an event means and does not reach', () => {
  const left = (event: MailEvent, given: Partial<MailFacts> = {}, of: Partial<NoticeFacts> = {}) =>
    recipientsOf(event, facts(given), notice(of)).omitted.map(({ name, reason }) => `${name} ${reason}`);

  it.each<[MailEvent, Partial<MailFacts>, Partial<NoticeFacts>, string[]]>([
    ['ISSUE_CREATED', {}, {}, []],
    ['ISSUE_CREATED', {}, { actorId: 'id-contact', actorIsCustomer: true }, []],
    ['ISSUE_CREATED', {}, { actorId: 'id-contact' }, ['contact RECIPIENT_ACTED']],
    ['ISSUE_STATE_IN_PROGRESS', {}, { actorId: 'id-contact' }, ['contact RECIPIENT_ACTED']],
    ['ISSUE_CREATED', { contact: null, author: person('a', { email: null }) }, {}, ['a NO_ADDRESS']],
    ['ISSUE_CREATED', { contact: null, author: null }, {}, ['null NO_ADDRESS']],
    ['ISSUE_OR_DRAFT_ADDED', { group: null, tenant: null }, {}, ['null NO_ADDRESS']],
    [
      'ISSUE_WORK_NOTE_ADDED',
      { executionResponsible: null },
      { actorId: 'id-responsible' },
      ['responsible RECIPIENT_ACTED'],
    ],
    ['ISSUE_ASSIGNED', {}, { assigned: [] }, []],
  ])('%s %j %j', (event, given, of, expected) => {
    expect(left(event, given, of)).toEqual(expected);
  });

  it('is who was told by another mail of the same act', () => {
    const events: MailEvent[] = ['ISSUE_ASSIGNED_NOTICE', 'ISSUE_OR_DRAFT_ADDED'];
    const { omitted } = planMails(
      events.map((event) => ({ event, ...notice({ previous: [] }) })),
      facts(),
    );
    expect(omitted).toMatchObject([
      { notice: { event: 'ISSUE_ASSIGNED_NOTICE' }, person: { email: 'group@desk.example', reason: 'TOLD_ALREADY' } },
    ]);
  });
});

describe('the mails of one transaction', () => {
  const plan = (events: MailEvent[], given: Partial<MailFacts> = {}, of: Partial<NoticeFacts> = {}) =>
    planMails(
      events.map((event) => ({ event, ...notice(of) })),
      facts(given),
    ).mails.map(({ notice: { event }, recipient }) => `${event} ${(recipient.email ?? '').split('@')[0]}`);

  it('tell the group once: of what was added rather than of its assignment', () => {
    expect(plan(['ISSUE_ASSIGNED_NOTICE', 'ISSUE_OR_DRAFT_ADDED'], {}, { previous: [] })).toEqual([
      'ISSUE_OR_DRAFT_ADDED group',
    ]);
  });

  it('tell the customer all that is meant for them', () => {
    expect(plan(['ISSUE_STATE_IN_PROGRESS', 'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED']).sort()).toEqual([
      'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED contact',
      'ISSUE_STATE_IN_PROGRESS contact',
    ]);
  });
});
