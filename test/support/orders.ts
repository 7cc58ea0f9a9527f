import type { TestApplication } from './application.js';
import type { Person } from './people.js';
import type { Json } from './records.js';
import type { TicketJson } from './ticket-world.js';

/** The smallest file that begins like a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** The tickets, the site and the people of the orders. */
interface OrderWorld {
  readonly location: string;
  readonly ids: Readonly<Record<Person, string>>;
  submit(as: Person, given?: Json): Promise<TicketJson>;
}

/** Orders of the executor's company with their reports and invoices, created through the API. */
export function ordersOf(desk: TestApplication, world: OrderWorld) {
  const order = (given: Json = {}): Promise<TicketJson> =>
    world.submit('agent', {
      type: 'ORDER',
      location: world.location,
      responsible: world.ids.agent,
      executionCompany: 'Rohr & Draht',
      executionDescription: 'Pumpe ersetzen',
      ...given,
    });
  const invoice = (as: Person, ticket: string, number: string, amount = '120.50', file = PDF, name = 'rechnung.pdf') =>
    desk
      .as(as)
      .post(`v1/tickets/${ticket}/invoices`)
      .field('invoiceNumber', number)
      .field('invoiceAmountExclVat', amount)
      .attach('file', file, name);
  const report = (as: Person, ticket: string, body: Json = {}): Promise<Json> =>
    desk.as(as).create(`v1/tickets/${ticket}/reports`, body);
  const position = (as: Person, report: string, body: Json = {}) =>
    desk
      .as(as)
      .post(`v1/reports/${report}/positions`)
      .send({
        kind: 'WORK',
        description: 'Montage',
        quantity: 1.5,
        unit: 'HUR',
        employee: world.ids.executor,
        timeBookingDate: '2026-11-20',
        timesheetRelevant: true,
        ...body,
      });
  const moveReport = (as: Person, report: string, to: string, more: Json = {}) =>
    desk
      .as(as)
      .post(`v1/reports/${report}/transitions`)
      .send({ to, ...more });
  return {
    order,
    invoice,
    report,
    position,
    moveReport,
    /** A report with one and a half hours of work, ready to be invoiced. */
    async billable(as: Person, ticket: string): Promise<Json> {
      const open = await report(as, ticket, { serviceTechnician: world.ids.executor });
      await position(as, open.id).expect(201);
      return (await moveReport(as, open.id, 'BILLABLE').expect(201)).body;
    },
  };
}
