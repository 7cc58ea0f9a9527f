import { LOCALES, type Locale } from '../../api/vocabulary/locale.js';
import { WEEKDAYS } from '../../api/vocabulary/standard-codes.js';
import { TICKET_TYPES } from '../../api/vocabulary/ticket.js';
import type { TestApplication } from './application.js';
import { dayFromNow } from './days.js';
import { mailIntake, rawMail } from './mail-intake.js';
import type { Person } from './people.js';
import { Random } from './random.js';
import { type Json, recordsOf } from './records.js';
import type { TicketJson, TicketWorld } from './ticket-world.js';

/** The languages of the users, both of the desk and of the customers. */
export const READERS: Readonly<Partial<Record<Person, Locale>>> = {
  agent: 'de-CH',
  manager: 'fr-CH',
  admin: 'en-CH',
  executor: 'it-CH',
  customer: 'en-CH',
  customerAll: 'it-CH',
  bergbahn: 'fr-CH',
  otherAgent: 'it-CH',
  otherManager: 'en-CH',
  otherCustomer: 'fr-CH',
};

/** The subject of a ticket of the day: words of no language, and of no other ticket. */
const word = (serial: number, what: string) => `Zq${serial}z ${what}`;
/** The tickets that a text names in that way. */
export const namedIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/\bZq(\d+)z\b/g)].map(([, serial]) => Number(serial))),
];

/** Hours within which the desk reacts and arrives. */
export const AGREED_HOURS = 4;

export interface DayTicket {
  readonly serial: number;
  readonly id: string;
  /** Language in which the desk writes to a contact who is no user. */
  readonly correspondence: Locale;
  /** Language of its group, in which addresses within the desk are written to. */
  readonly within: Locale;
}

/** A desk with customers and groups in each language, and a day at which things happen to its tickets. */
export class DeskDay {
  readonly tickets: DayTicket[] = [];
  readonly #random = new Random(23);
  readonly #records;
  #category = '';
  readonly #places: { customer: string; location: string; group: string; language: Locale }[] = [];

  constructor(
    private readonly desk: TestApplication,
    private readonly world: TicketWorld,
  ) {
    this.#records = recordsOf(desk);
  }

  async open(): Promise<void> {
    for (const [person, language] of Object.entries(READERS)) {
      await this.desk
        .as(person as Person)
        .get('v1/me')
        .expect(200);
      const name = person.toLowerCase();
      const sql = `update "user" set language = $1, email = coalesce(email, replace(username, 'alpina-', '') || '@alpina.example')
         where username in ('alpina-' || $2::text, 'nordwind-' || replace($2::text, 'other', ''))
           and ($2::text like 'other%') = (tenant = 'nordwind')`;
      await this.desk.rows(sql, language, name);
    }
    for (const person of ['manager', 'otherManager'] as const) {
      const [own] = await this.desk.as(person).read('v1/tenant-settings');
      const given = {
        mailsPerHour: 1_000,
        supportEmail: `support-${person}@desk.example`,
        tellsCustomersOfReports: true,
      };
      await this.#records.patch('tenant-settings', own, given, person).expect(200);
    }
    const category = { code: 'ZQ', name: { de: 'Vantrix' } };
    this.#category = (await this.#records.create('categories', category, 'otherManager')).id;
    // Every hour counts, whenever the test runs.
    const always = { onCallDays: [...WEEKDAYS], onCallStart: '00:00', onCallEnd: '00:00' };
    const hours = { interventionTime: AGREED_HOURS, onSiteInterventionTime: AGREED_HOURS };
    const { id: sla } = await this.#records.create('slas', { name: 'Zenit', ...hours, ...always });
    for (const [index, language] of LOCALES.entries()) {
      const { id: customer } = await this.#records.create('customers', {
        ...{
          code: `DAY${index}`,
          name: `Qorvex ${index}`,
          correspondenceLanguage: language,
          invoiceRequested: true,
          sla,
        },
        ...(index === 3 && { communicationEmail: 'posta@qorvex3.example' }),
      });
      const place = { customer, name: `Xelbat ${index}`, street: 'Rigistr. 4', postCode: '8006', city: 'Zug' };
      const { id: location } = await this.#records.create('locations', place);
      const { id: group } = await this.#records.create('assignment-groups', {
        ...{ name: `Vorlix ${index}`, email: `vorlix${index}@alpina.example`, language },
      });
      this.#places.push({ customer, location, group, language });
    }
  }

  /** Two users of the desk choose a digest of all events at the end of the day. */
  async choose(): Promise<void> {
    // Not at an hour that strikes while the day is played.
    const digestHour = (new Date().getUTCHours() + 12) % 24;
    for (const person of ['manager', 'executor'] as const) {
      const wishes = { digest: 'DAILY', digestHour };
      await this.desk.as(person).put('v1/me/notification-settings').send(wishes).expect(200);
    }
  }

  async live(count: number): Promise<void> {
    for (let serial = 1; serial <= count; serial += 1) {
      if (serial % 6 === 0) await this.#elsewhere(serial);
      else if (serial % 6 === 1) await this.#order(serial);
      else await this.#ticket(serial);
    }
  }

  /** A ticket of any kind, from the desk or a customer, as a draft at times. */
  async #ticket(serial: number): Promise<void> {
    const random = this.#random;
    // Some are left alone, so that their time passes.
    const isLeft = serial % 6 === 2;
    const author = isLeft ? 'agent' : random.pick(['agent', 'agent', 'manager', 'customer', 'bergbahn'] as const);
    const place = random.pick(this.#places);
    const isDesk = author === 'agent' || author === 'manager';
    const given = {
      type: isDesk ? random.pick(TICKET_TYPES.filter((type) => type !== 'ORDER')) : 'TICKET',
      customerDescription: word(serial, 'kappa'),
      contactName: word(serial, 'Ruz'),
      ...(isDesk && { customer: place.customer, location: random.pick([place.location, null]) }),
      ...(isDesk && random.chance(0.9) && { contactEmail: `ruz${serial}@qorvex.example` }),
      ...(isDesk && { assignmentGroup: random.pick([place.group, place.group, null]) }),
      ...(isDesk && random.chance(0.7) && { responsible: this.#somebody() }),
      ...(!isLeft && random.chance(0.2) && { draft: true }),
    };
    const ticket = await this.world.submit(author, given);
    await this.#know(serial, ticket);
    for (let step = isLeft ? 5 : 0; step < 5; step += 1)
      await this.#happen(serial, ticket.id, isDesk ? 'agent' : author);
  }

  #somebody(): string {
    const { ids } = this.world;
    return this.#random.pick([ids.agent, ids.manager, ids.admin]);
  }

  async #know(serial: number, { id }: TicketJson): Promise<void> {
    const rows = await this.desk.rows(
      `select c.correspondence_language, g.language, s.language as tenant from ticket t
         left join customer c on c.tenant = t.tenant and c.id = t.customer_id
         left join assignment_group g on g.tenant = t.tenant and g.id = t.assignment_group_id
         left join tenant_settings s on s.tenant = t.tenant where t.id = $1`,
      id,
    );
    const [{ correspondence_language: own, language, tenant }] = rows;
    const usual = tenant ?? LOCALES[0];
    this.tickets.push({ serial, id, correspondence: own ?? usual, within: language ?? usual });
  }

  async #happen(serial: number, id: string, person: Person): Promise<void> {
    const random = this.#random;
    const as = (who: Person) => this.desk.as(who);
    const text = word(serial, 'omega');
    const lot = random.next();
    if (lot < 0.2) await as(person).post(`v1/tickets/${id}/messages`).send({ text });
    else if (lot < 0.4)
      await as(random.pick(['agent', 'admin']))
        .post(`v1/tickets/${id}/work-notes`)
        .send({ text });
    else if (lot < 0.5) await as('admin').post(`v1/tickets/${id}/messages`).send({ text });
    else if (lot < 0.65) await this.#assign(id);
    else await this.#move(serial, id, random.pick(['agent', 'manager', person]));
  }

  async #assign(id: string): Promise<void> {
    const ticket = await this.world.read('agent', id);
    await this.world.change('agent', ticket, { responsible: this.#somebody() });
  }

  async #move(serial: number, id: string, person: Person): Promise<void> {
    const { status, body } = await this.desk.as(person).get(`v1/tickets/${id}/transitions`);
    const open = status === 200 ? (body as Json[]).filter(({ allowed }) => allowed) : [];
    if (open.length === 0) return;
    const move = this.#random.pick(open);
    const note = word(serial, 'tau');
    const closing = move.closingStates?.length ? this.#random.pick(move.closingStates as Json[]).state : undefined;
    await this.world.move(person, id, {
      to: move.to,
      ...(move.to === 'IN_CLARIFICATION'
        ? { clarificationReason: 'WAIT_CUSTOMER', text: note, resubmissionDate: dayFromNow(3) }
        : { reason: note }),
      ...(closing && { closingState: closing }),
      ...((closing || move.to === 'WORK_COMPLETED') && { closingNote: note }),
      confirm: ['CLOSE_WITHOUT_INVOICE'],
    });
  }

  /** An order with report and invoice, until it is closed. */
  async #order(serial: number): Promise<void> {
    const place = this.#random.pick(this.#places);
    const ticket = await this.world.order({
      ...{ customer: place.customer, location: place.location, assignmentGroup: place.group },
      ...{ customerDescription: word(serial, 'kappa'), executionDescription: word(serial, 'sigma') },
      ...{ contactName: word(serial, 'Ruz'), contactEmail: `ruz${serial}@qorvex.example` },
      projectLead: this.world.ids.manager,
      ...(this.#random.chance(0.6) && { executionResponsible: this.world.ids.executor }),
    });
    await this.#know(serial, ticket);
    await this.world.move('executor', ticket.id, { to: 'IN_WORK' });
    await this.desk
      .as('executor')
      .post(`v1/tickets/${ticket.id}/messages`)
      .send({ text: word(serial, 'omega') });
    const report = await this.world.report('executor', ticket.id, { remarks: word(serial, 'rho') });
    await this.world.position('executor', String(report.id), { description: word(serial, 'pi') }).expect(201);
    await this.world.invoice('agent', ticket.id, `R${serial}`).expect(201);
    await this.world.moveReport('agent', String(report.id), 'BILLABLE').expect(201);
    const moves = [{ to: 'WORK_COMPLETED', closingNote: word(serial, 'tau') }, { to: 'ORDER_COMPLETED' }];
    for (const move of moves) await this.world.move('agent', ticket.id, move);
    if (this.#random.chance(0.5)) {
      const now = await this.world.read('agent', ticket.id);
      await this.world.change('agent', now, { executionCompany: 'Blitz AG', executionResponsible: null });
    }
  }

  /** A ticket of the other tenant. */
  async #elsewhere(serial: number): Promise<void> {
    const words = { customerDescription: word(serial, 'kappa'), contactName: word(serial, 'Ruz') };
    const body = { type: 'TICKET', category: this.#category, ...words };
    const ticket = (await this.#records.create('tickets', body, 'otherCustomer')) as TicketJson;
    await this.#know(serial, ticket);
    const text = word(serial, 'omega');
    await this.desk.as('otherAgent').create(`v1/tickets/${ticket.id}/messages`, { text });
    await this.desk.as('otherManager').create(`v1/tickets/${ticket.id}/work-notes`, { text });
    const now = await this.desk.as('otherAgent').read(`v1/tickets/${ticket.id}`);
    const { ids } = this.world;
    await this.#records.patch('tickets', now, { responsible: ids.otherAgent }, 'otherManager').expect(200);
    await this.desk.as('otherCustomer').create(`v1/tickets/${ticket.id}/messages`, { text });
  }

  /** A mail comes back from an address that takes none. */
  async bounce(messageId: string, recipient: string): Promise<void> {
    const body = [
      '--grenze\r\nContent-Type: text/plain\r\n\r\nUndeliverable\r\n',
      '--grenze\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n',
      `Final-Recipient: rfc822; ${recipient}\r\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\r\n\r\n`,
      `--grenze\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\n\r\n--grenze--\r\n`,
    ].join('');
    const type = 'multipart/report; report-type=delivery-status; boundary="grenze"';
    const headers = { From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>', 'Content-Type': type };
    const kept = await mailIntake(this.desk).take(rawMail(headers, body));
    expect(kept).toMatchObject({ reason: 'BOUNCE' });
  }
}
