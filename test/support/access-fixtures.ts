import { DASHBOARD_PANELS } from '../../api/masterdata/dashboard-panel.entity.js';
import { WORKING_ROLES } from '../../api/vocabulary/role.js';
import { APPOINTMENT_CONFIRMATIONS } from '../../api/vocabulary/ticket.js';
import type { TestApplication } from './application.js';
import { PDF } from './orders.js';
import type { Person } from './people.js';
import type { Json } from './records.js';

/** The owner of a record: one of two customers of the first tenant, or a customer of the other tenant. */
export const SIDES = ['acme', 'bergbahn', 'nordwind'] as const;
export type Side = (typeof SIDES)[number];

/** The ids of the existing records of one side, for new records. */
type IdOf = (path: string) => string;

/** How records of one resource are made to be aimed at. */
interface Fixture {
  /** Body of a creation that is right; `serial` is 0 for the record that others refer to. */
  body?(side: Side, idOf: IdOf, serial: number): Json;
  /** Fields that customers leave out of the body: their account determines them, or they may not set them. */
  notFromCustomers?: readonly string[];
  /** The creator of the record: the side's manager by default. */
  creator?(side: Side): Person;
  /** Makes or finds the record where it is not created by POST to its own address. */
  make?(side: Side, idOf: IdOf, serial: number, desk: TestApplication): Promise<string>;
}

export const managerOf = (side: Side): Person => (side === 'nordwind' ? 'otherManager' : 'manager');

const administratorOf = (side: Side): Person => (side === 'nordwind' ? 'otherAdmin' : 'admin');

const CUSTOMER: Record<Side, Person> = { acme: 'customer', bergbahn: 'bergbahn', nordwind: 'otherCustomer' };
const CODE: Record<Side, string> = { acme: 'ACME', bergbahn: 'BERGBAHN', nordwind: 'ACME' };

/** Material of a report. */
const POSITION = { kind: 'MATERIAL', description: 'Dichtung', quantity: 2, unit: 'EA' };

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString();

const named = (side: Side, serial: number) => `${side} ${serial}`;
const coded = (side: Side, serial: number) => `${CODE[side]}${serial === 0 ? '' : `-${serial}`}`;

async function uploaded(ticket: string, person: Person, desk: TestApplication): Promise<string> {
  const file = desk.as(person).post(`v1/tickets/${ticket}/attachments`).attach('file', Buffer.from('Text'), 'text.txt');
  return (await file.field('visibleForCustomer', 'true').expect(201)).body.id;
}

const sentPdf = async (path: string, side: Side, desk: TestApplication): Promise<string> =>
  (await desk.as(managerOf(side)).post(path).attach('file', PDF, 'datei.pdf').expect(201)).body.id;

const assetOf = (side: Side, idOf: IdOf, serial: number): Json => {
  const place = { customer: idOf('customers'), location: idOf('locations') };
  return { name: named(side, serial), kind: 'ELEVATOR', ...place };
};

const appointmentOf = (side: Side, serial: number): Json => ({
  title: named(side, serial),
  date: new Date(Date.UTC(2031, 5, 1 + serial)).toISOString().slice(0, 10),
  startTime: '08:00',
  endTime: '09:00',
});

const reported = async (ticket: string, person: Person, desk: TestApplication): Promise<string> =>
  (await desk.as(person).create(`v1/tickets/${ticket}/reports`, {})).id;

/** An order of the executor's company at ACME; incidents elsewhere, which take reports as well. */
const ticketOf = (side: Side, idOf: IdOf): Json => ({
  type: side === 'acme' ? 'ORDER' : 'INCIDENT',
  customer: idOf('customers'),
  customerContact: idOf('users'),
  location: idOf('locations'),
  category: idOf('categories'),
  customerDescription: 'Die Pumpe läuft nicht.',
  contactName: 'Anna Keller',
  contactPhone: '044 123 45 67',
  ...(side === 'acme' && { executionCompany: 'Rohr & Draht', executionDescription: 'Pumpe ersetzen' }),
});

const TENANT: Record<Side, string> = { acme: 'alpina', bergbahn: 'alpina', nordwind: 'nordwind' };

/** Inserts a record that only the worker writes into the database. */
async function inserted(desk: TestApplication, statement: string, values: readonly string[]): Promise<string> {
  const rows = await desk.rows(statement, ...values);
  return rows[0].id;
}

const LINK = `
  insert into erp_link (tenant, id, created_at, created_by, updated_at, updated_by, kind, record, label, state, attempts,
                        requested)
  values ($1, gen_random_uuid(), now(), 'System', now(), 'System', 'APPOINTMENT', gen_random_uuid(), 'Wartung', 'AGREED', 0, 1)
  returning id`;
const MAIL = `
  insert into ticket_mail (tenant, id, version, created_at, created_by, updated_at, updated_by, event, ticket_id,
                           recipient, cause, state, locale, subject, text, html, attempts)
  values ($1, uuidv7(), 1, now(), 'System', now(), 'System', 'ISSUE_CREATED', $2, uuidv7() || '@example.test',
          gen_random_uuid(), 'FAILED', 'de-CH', 'Betreff', 'Text', 'Text', 1) returning id`;

const REFUSED = `
  insert into refused_address (tenant, id, version, created_at, created_by, updated_at, updated_by, address, kind,
                               refused_at, ticket_id)
  values ($1, uuidv7(), 1, now(), 'System', now(), 'System', uuidv7() || '@example.test', 'HARD', now(), $2) returning id`;

const INCOMING = `
  insert into intake_message (tenant, id, version, created_at, created_by, updated_at, updated_by, received_at, state,
                              sender, subject, ticket_id, size, digest, identity, has_original)
  values ($1, uuidv7(), 1, now(), 'System', now(), 'System', now(), 'FILED', 'anna@acme.example', 'Betreff', $2, 1,
          'digest', uuidv7(), false) returning id`;

const NOTIFICATION = `
  insert into notification (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, kind, ticket_id,
                            activity_id)
  select $1, uuidv7(), 1, now(), 'System', now(), 'System', $2, 'ISSUE_STATE_CLOSED', ticket_id, id
    from (select a.*, row_number() over (order by a.created_at, a.id) as place from activity a
           where a.tenant = $1 and a.ticket_id = $3) own
   where not exists (select from notification n where n.activity_id = own.id and n.user_id = $2)
   order by place limit 1 returning id`;

const DEVICE = `
  insert into push_subscription (tenant, id, version, created_at, created_by, updated_at, updated_by, user_id, endpoint,
                                 p256dh, auth)
  values ($1, uuidv7(), 1, now(), 'System', now(), 'System', $2, 'https://push.example/' || uuidv7(), 'key', 'auth')
  returning id`;

const DELIVERY = `
  insert into webhook_delivery (tenant, id, version, created_at, created_by, updated_at, updated_by, webhook_id, number,
                                event, record, state, attempts, body)
  values ($1, uuidv7(), 1, now(), 'System', now(), 'System', $2, 1, 'tickets.created', uuidv7()::text, 'FAILED', 1, '{}')
  returning id`;

const ROW = 'id, version, created_at, created_by, updated_at, updated_by';
const VALUES = `uuidv7(), 1, now(), 'System', now(), 'System'`;
const ERASURE = `
  insert into erasure (tenant, ${ROW}, pseudonym, state, kept) values ($1, ${VALUES}, 'Person ' || right(uuidv7()::text, 8), 'REVIEW', 0)
  returning id`;
const PLACE = `
  insert into erasure_place (tenant, ${ROW}, erasure_id, source, resource, record, field, decision)
  values ($1, ${VALUES}, $2, 'ticket', 'tickets', uuidv7()::text, 'closingNote', 'OPEN') returning id`;
const ACCESS = `
  insert into data_access (tenant, ${ROW}, kind, label) values ($1, ${VALUES}, 'LIST_EXPORTED', 'Tickets') returning id`;
const RETENTION = `
  insert into retention_run (tenant, ${ROW}, kind, preview, state, before, due, handled, files)
  values ($1, ${VALUES}, 'NOTIFICATIONS', true, 'DONE', now(), 0, 0, 0) returning id`;

/** A job of a queue without a worker, so that it stays. */
const JOB = `
  insert into pgboss.job (name, data, state, output, completed_on, retry_limit)
  values ('ticket-notices', jsonb_build_object('tenant', $1::text, 'data', jsonb_build_object('notices', '[]'::jsonb),
          'failures', 0), 'failed', '{"message": "ECONNREFUSED"}', now(), 0) returning id`;

/**
 * One fixture for each resource, in an order in which referenced resources come first. A resource of the document
 * without a fixture fails the access matrix.
 */
export const FIXTURES: Readonly<Record<string, Fixture>> = {
  'tenant-settings': {
    make: async (side, _idOf, _serial, desk) => (await desk.as(managerOf(side)).read('v1/tenant-settings'))[0].id,
  },
  'email-templates': {
    make: async (side, _idOf, serial, desk) => (await desk.as(managerOf(side)).read('v1/email-templates'))[serial].id,
  },
  categories: { body: (side, _idOf, serial) => ({ code: coded(side, serial), name: { de: named(side, serial) } }) },
  // One holiday a day and region.
  holidays: {
    body: (side, _idOf, serial) => ({
      day: new Date(Date.UTC(2031, 0, 1 + serial)).toISOString().slice(0, 10),
      name: named(side, serial),
      region: side === 'bergbahn' ? 'ZH' : 'CH',
    }),
  },
  slas: { body: (side, _idOf, serial) => ({ name: named(side, serial) }) },
  customers: {
    body: (side, idOf, serial) => ({ code: coded(side, serial), name: named(side, serial), sla: idOf('slas') }),
  },
  'customer-domains': {
    body: (side, idOf, serial) => ({ domain: `${side}${serial}.example`, customer: idOf('customers') }),
  },
  addresses: { body: (side, _idOf, serial) => ({ number: coded(side, serial), name: named(side, serial) }) },
  contacts: { body: (side, idOf, serial) => ({ lastname: named(side, serial), address: idOf('addresses') }) },
  projects: { body: (side, _idOf, serial) => ({ number: coded(side, serial), name: named(side, serial) }) },
  'catalog-items': { body: (side, _idOf, serial) => ({ number: coded(side, serial), name: named(side, serial) }) },
  employees: { body: (side, _idOf, serial) => ({ number: coded(side, serial), name: named(side, serial) }) },
  // After the customers, so that the customer of a person is stored before they first sign in.
  users: {
    body: (side, _idOf, serial) => ({
      username: `${side}-${serial}`,
      roles: ['vsd-customer'],
      customerCode: CODE[side],
    }),
    make: async (side, _idOf, _serial, desk) => (await desk.as(CUSTOMER[side]).read('v1/me')).id,
  },
  'text-blocks': {
    body: (side, idOf, serial) => ({ name: named(side, serial), content: 'Text', category: idOf('categories') }),
  },
  'assignment-groups': {
    body: (side, idOf, serial) => ({ name: named(side, serial), members: [idOf('users')] }),
  },
  // Far ahead, so that no user has to confirm an absent assignee.
  absences: { body: () => ({ activeFrom: '2099-07-01', activeTo: '2099-07-14' }) },
  'custom-fields': {
    body: (side, _idOf, serial) => ({
      resource: 'customers',
      key: `${side}${serial}`,
      kind: 'TEXT',
      label: { de: named(side, serial) },
    }),
  },
  announcements: {
    body: (side, _idOf, serial) => ({
      title: { de: named(side, serial) },
      content: { de: 'Text' },
      showFrom: '2026-01-01',
      visibleForAgent: true,
      visibleForCustomer: true,
    }),
  },
  articles: {
    body: (side, idOf, serial) => ({
      title: { de: named(side, serial) },
      content: { de: '<p>Text</p>' },
      category: idOf('categories'),
      published: true,
      visibleForAgent: true,
      visibleForCustomer: true,
    }),
  },
  locations: { body: (side, idOf, serial) => ({ name: named(side, serial), customer: idOf('customers') }) },
  assets: { body: assetOf },
  'asset-documents': {
    // Of an asset of its own, so that the document outlives the other one.
    make: async (side, idOf, serial, desk) => {
      const { id } = await desk.as(managerOf(side)).create('v1/assets', assetOf(side, idOf, serial));
      return sentPdf(`v1/assets/${id}/documents`, side, desk);
    },
  },
  imports: {
    make: async (side, idOf, _serial, desk) => {
      const post = desk.as(managerOf(side)).post(`v1/customers/${idOf('customers')}/locations/import`);
      return (await post.attach('file', Buffer.from('Name\nWerk\n'), 'standorte.csv').expect(201)).body.id;
    },
  },
  exports: {
    make: async (side, _idOf, _serial, desk) => {
      const body = { resource: 'categories', format: 'csv' };
      return (await desk.as(managerOf(side)).post('v1/exports').send(body).expect(202)).body.id;
    },
  },
  'export-schedules': {
    body: (side, _idOf, serial) => ({
      name: named(side, serial),
      resource: 'categories',
      format: 'csv',
      rhythm: 'DAILY',
    }),
  },
  tickets: {
    body: ticketOf,
    notFromCustomers: ['customer', 'customerContact', 'executionCompany', 'executionDescription'],
  },
  attachments: { make: (side, idOf, _serial, desk) => uploaded(idOf('tickets'), managerOf(side), desk) },
  tasks: {
    body: (side, _idOf, serial) => ({ subject: named(side, serial), dueDate: '2026-12-01' }),
    make: async (side, idOf, serial, desk) => {
      const task = { subject: named(side, serial) };
      const address = `v1/tickets/${idOf('tickets')}/tasks`;
      return (await desk.as(managerOf(side)).create(address, task)).id;
    },
  },
  // Each on a day of its own, so that no person has two at once.
  appointments: {
    body: (side, _idOf, serial) => appointmentOf(side, serial),
    make: async (side, idOf, serial, desk) => {
      const address = `v1/tickets/${idOf('tickets')}/appointments`;
      return (
        await desk
          .as(managerOf(side))
          .create(address, { ...appointmentOf(side, serial), confirm: [...APPOINTMENT_CONFIRMATIONS] })
      ).id;
    },
  },
  invoices: {
    make: async (side, idOf, serial, desk) => {
      const post = desk.as(managerOf(side)).post(`v1/tickets/${idOf('tickets')}/invoices`);
      const form = post.field('invoiceNumber', named(side, serial)).field('invoiceAmountExclVat', '100');
      return (await form.attach('file', PDF, 'rechnung.pdf').expect(201)).body.id;
    },
  },
  // To another ticket of the same side.
  'ticket-links': {
    make: async (side, idOf, _serial, desk) => {
      const manager = desk.as(managerOf(side));
      const target = await manager.post('v1/tickets').send(ticketOf(side, idOf)).expect(201);
      const link = { kind: 'RELATED_TO', target: target.body.id };
      return (await manager.create(`v1/tickets/${idOf('tickets')}/links`, link)).id;
    },
  },
  reports: { make: (side, idOf, _serial, desk) => reported(idOf('tickets'), managerOf(side), desk) },
  'report-positions': {
    // The position of a report of its own, so that it outlives the other report.
    make: async (side, idOf, _serial, desk) => {
      const report = await reported(idOf('tickets'), managerOf(side), desk);
      const post = desk.as(managerOf(side)).post(`v1/reports/${report}/positions`);
      return (await post.send(POSITION).expect(201)).body.id;
    },
  },
  'report-attachments': {
    make: async (side, idOf, _serial, desk) => {
      const report = await reported(idOf('tickets'), managerOf(side), desk);
      return sentPdf(`v1/reports/${report}/attachments`, side, desk);
    },
  },
  activities: {
    make: async (side, idOf, _serial, desk) => {
      const ticket = idOf('tickets');
      await desk.as(managerOf(side)).create(`v1/tickets/${ticket}/messages`, { text: 'Guten Tag' });
      const body = await desk.as(managerOf(side)).read(`v1/tickets/${ticket}/messages`);
      return body[0].id;
    },
  },
  // The change of the side's own customer, so that the two sides of a tenant have one each.
  'config-changes': {
    make: async (side, idOf, _serial, desk) => {
      const filter = JSON.stringify({ record: idOf('customers') });
      return (await desk.as(managerOf(side)).read('v1/config-changes', { filter }))[0].id;
    },
  },
  'refused-addresses': {
    make: (side, idOf, _serial, desk) => inserted(desk, REFUSED, [TENANT[side], idOf('tickets')]),
  },
  'sent-mails': { make: (side, idOf, _serial, desk) => inserted(desk, MAIL, [TENANT[side], idOf('tickets')]) },
  mailboxes: {
    // On a port without a server: the trial of the connection fails.
    body: (side, _idOf, serial) => ({
      name: named(side, serial),
      host: '127.0.0.1',
      port: 9,
      user: 'anna',
      password: 'geheim',
      active: false,
    }),
    creator: administratorOf,
  },
  // Not active, since one alone may be, and on a port without a server.
  'erp-connections': {
    body: (side, _idOf, serial) => ({
      name: named(side, serial),
      adapter: 'CALDAV',
      url: 'http://127.0.0.1:2/',
      user: 'desk',
      password: 'geheim',
      active: false,
    }),
    creator: administratorOf,
  },
  'erp-links': {
    make: (side, _idOf, _serial, desk) => inserted(desk, LINK, [TENANT[side]]),
    creator: administratorOf,
  },
  erasures: {
    body: (_side, idOf) => ({ contact: idOf('contacts') }),
    make: (side, _idOf, _serial, desk) => inserted(desk, ERASURE, [TENANT[side]]),
    creator: administratorOf,
  },
  'erasure-places': {
    make: (side, idOf, _serial, desk) => inserted(desk, PLACE, [TENANT[side], idOf('erasures')]),
    creator: administratorOf,
  },
  'data-accesses': {
    make: (side, _idOf, _serial, desk) => inserted(desk, ACCESS, [TENANT[side]]),
    creator: administratorOf,
  },
  'retention-rules': {
    body: (_side, _idOf, serial) => ({ kind: 'NOTIFICATIONS', months: 12 + (serial % 12) }),
    creator: administratorOf,
  },
  'retention-runs': {
    make: (side, _idOf, _serial, desk) => inserted(desk, RETENTION, [TENANT[side]]),
    creator: administratorOf,
  },
  notifications: {
    make: (side, idOf, _serial, desk) => inserted(desk, NOTIFICATION, [TENANT[side], idOf('users'), idOf('tickets')]),
  },
  'push-subscriptions': { make: (side, idOf, _serial, desk) => inserted(desk, DEVICE, [TENANT[side], idOf('users')]) },
  'intake-messages': {
    make: (side, idOf, _serial, desk) => inserted(desk, INCOMING, [TENANT[side], idOf('tickets')]),
  },
  'failed-jobs': { make: (side, _idOf, _serial, desk) => inserted(desk, JOB, [TENANT[side]]) },
  // In the name of a user of the side.
  'api-tokens': {
    body: (side, _idOf, serial) => ({ name: named(side, serial), scopes: ['tickets:read'], expiresAt: inAMonth() }),
    creator: (side) => CUSTOMER[side],
  },
  // Each panel once for each role; the first ones are those of the sides.
  'dashboard-panels': {
    body: (side, _idOf, serial) => {
      const pairs = WORKING_ROLES.flatMap((role) => DASHBOARD_PANELS.map((panel): Json => ({ panel, role })));
      return pairs.at(serial === 0 ? SIDES.indexOf(side) : SIDES.length + (serial % (pairs.length - 3))) ?? {};
    },
  },
  'saved-queries': {
    body: (side, _idOf, serial) => ({ name: named(side, serial), list: 'issue', filter: '{}' }),
    creator: (side) => CUSTOMER[side],
  },
  // Not active, so that no receiver is called.
  webhooks: {
    body: () => ({ url: 'http://127.0.0.1:2/', events: ['tickets.created'], active: false }),
    creator: administratorOf,
  },
  'webhook-deliveries': {
    make: (side, idOf, _serial, desk) => inserted(desk, DELIVERY, [TENANT[side], idOf('webhooks')]),
  },
};

/** Bodies of operations that neither create nor change a record of a resource, by their id in the document. */
export const BODIES: Readonly<Record<string, (side: Side) => Json>> = {
  // Of a table without columns yet: the call tests the reach alone.
  assignImportColumns: () => ({ fields: [null] }),
  // In a format that does not exist: the suite of exports tests the result of an order.
  orderExport: () => ({ resource: 'categories', format: 'none' }),
  printAssetLabels: () => ({ assets: [] }),
  retireAsset: () => ({ reason: 'Verschlissen' }),
  // To an unknown location: the call tests the reach alone.
  moveAsset: () => ({ location: '0191a0b0-0000-7000-8000-00000000dead' }),
  // By an unused link, as for the confirmation.
  holdRequest: () => ({ description: 'Lift steht', name: 'Anna', email: 'anna@acme.example', locale: 'de-CH' }),
  writeRating: () => ({ rating: 5 }),
  // A filed mail needs no contact: the reach alone is compared.
  fileIntakeMessage: () => ({}),
  resolveErpLink: () => ({ side: 'OURS' }),
  sendPresenceHeartbeat: () => ({ doing: 'EDITING' }),
  writeConfigPackage: () => ({ format: 1, items: [] }),
  writePreferences: () => ({ theme: 'dark' }),
  writeNotificationSettings: () => ({ channels: [] }),
  readNotifications: () => ({}),
  subscribeDevice: () => ({
    endpoint: 'https://push.example/device',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  }),
  changePassword: () => ({ current: 'not this one', password: 'long enough' }),
  chooseLanguage: () => ({ language: 'de-CH' }),
  sendTicketMessage: () => ({ text: 'Guten Tag' }),
  addTicketWorkNote: () => ({ text: 'Ersatzteil bestellt' }),
  // No person may make this move: the call tests whether they reach the ticket.
  transitionTicket: () => ({ to: 'DRAFT' }),
  // A device whose clock is ahead: again the call tests the reach alone.
  checkIn: () => ({ deviceTime: '2098-01-01T00:00:00Z' }),
  listCommonTransitions: () => ({ tickets: ['0191a0b0-0000-7000-8000-00000000dead'] }),
  suggestTriage: () => ({ tickets: ['0191a0b0-0000-7000-8000-00000000dead'] }),
  transferDeadlines: () => ({ tickets: ['0191a0b0-0000-7000-8000-00000000dead'] }),
  // Without a customer: the call tests the reach alone.
  triageTicket: () => ({ type: 'ORDER' }),
  // No fixture waits for a decision: again the call tests the reach alone.
  cancelAppointment: () => ({ reason: null }),
  proposeAppointment: () => ({ date: '2031-07-01', startTime: '08:00', endTime: '09:00' }),
  decideApproval: () => ({ decision: 'APPROVED' }),
  previewTicket: () => ({ type: 'ORDER' }),
  // To the head of the order.
  placeCategory: () => ({ after: null }),
  placeDashboardPanel: () => ({ after: null }),
  placeTextBlock: () => ({ after: null }),
  placeCustomField: () => ({ after: null }),
  placeAssignmentGroup: () => ({ after: null }),
  proposeHolidays: () => ({ calendar: 'ZH', region: 'CH', firstYear: 2026, lastYear: 2026 }),
  readHolidayCalendar: () => ({ region: 'CH', firstYear: 2026, lastYear: 2026, content: 'BEGIN:VCALENDAR' }),
  keepHolidays: () => ({ region: 'UR', days: [{ day: '2026-01-06', name: 'Dreikönige' }] }),
  previewSla: () => ({
    workDayStart: '08:00',
    workDayEnd: '17:00',
    priority: 'HIGH',
    weekday: 'FRIDAY',
    time: '16:00',
  }),
  addTicketReport: () => ({}),
  previewEmailTemplate: () => ({ locale: 'de-CH' }),
  // Of an unknown ticket: the call tests the reach alone.
  previewTextBlock: () => ({ ticket: '0191a0b0-0000-7000-8000-00000000dead', content: 'Guten Tag' }),
  // The subject is no valid template, so no mail is sent: the call tests whether they reach the template.
  sendTestMail: () => ({ locale: 'de-CH', subject: '{{' }),
  // To an unknown ticket: the call tests whether they reach the own end.
  addTicketLink: () => ({ kind: 'RELATED_TO', target: '0191a0b0-0000-7000-8000-00000000dead' }),
  addReportPosition: () => POSITION,
  // The report has no position yet, so a signature or a correction fails as well.
  signReport: () => ({ name: 'Anna Keller', strokes: [[[0, 0]]] }),
  correctReport: () => ({ reason: 'Fehler' }),
  addCrmSubaddress: () => ({ name: 'Lager' }),
  addCustomerContact: () => ({ lastname: 'Keller' }),
  // No person may make this move either.
  transitionReport: () => ({ to: 'INVOICED' }),
  prepareUserErasure: () => ({}),
  prepareContactErasure: () => ({}),
  // The person of the fixture is missing: the call tests the reach alone.
  startErasure: () => ({}),
};

/** Files of operations that take multipart bodies. */
export const UPLOADS: readonly string[] = [
  'addAssetDocument',
  'addReportAttachment',
  'addRequestPhoto',
  'addTicketAttachment',
  'addTicketInvoice',
  'importAssets',
  'importCatalogItems',
  'importContacts',
  'importCustomers',
  'importLocations',
  'replaceCustomerLogo',
  'replaceTenantLogo',
];

/** The operation that takes a raw mail, and one for it. */
export const MESSAGE = {
  operation: 'deliverMessage',
  raw: 'From: Anna Keller <anna@acme.example>\r\nMessage-ID: <one@acme.example>\r\n\r\nGuten Tag\r\n',
} as const;

/** Operations that use up records of a resource; the test makes new records afterwards. */
export const CONSUMING: Readonly<Record<string, string>> = {
  retryFailedJob: 'failed-jobs',
  retryFailedJobs: 'failed-jobs',
};

/** Lists that grow with every call, whose rows are not counted. */
export const GROWING: readonly string[] = ['listConfigChange', 'listDataAccess', 'listErasure', 'listRetentionRun'];

/** Values of parameters in paths that are no ids of the resource before them. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  field: 'tags',
  name: 'nothing.js',
  figure: 'created',
  number: 'NONE',
  tenant: 'alpina',
  // An unknown address: the feed's own suite opens valid ones.
  secret: 'A'.repeat(32),
  // An unknown link: the portal's own suites follow valid ones.
  token: '0'.repeat(44),
  tab: '0191a0b0-0000-7000-8000-0000000000ab',
};

/** Resources whose ids stand further back in a path; the id is of the caller's own side. */
export const FURTHER_IDS: Readonly<Record<string, string>> = { block: 'text-blocks', mail: 'intake-messages' };
