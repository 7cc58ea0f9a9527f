import type { Computations, SqlValue } from '../platform/read/record.js';
import { JUDGED_TICKET, judgedTicket } from '../tickets/record/judged-ticket.js';
import { hoursByEmployee, type TimedPosition } from './positions/working-hours.js';
import { amountOfAll, type PricedPosition } from './record/position-amount.js';
import type { Report } from './record/report.entity.js';
import { reportRights } from './record/report-access.js';

/** The fields of a position that determine sums, with the name of the employee. */
type Counted = PricedPosition & TimedPosition & { readonly name: string | null };

const positions: SqlValue = (column) =>
  `(select coalesce(json_agg(json_build_object('quantity', c.quantity, 'unitPrice', c.unit_price, 'employee', c.employee_id, 'unit', c.unit, 'name', w.name) order by c.number, c.id), '[]')
      from report_position c left join "user" w on w.tenant = c.tenant and w.id = c.employee_id
     where c.tenant = ${column('tenant')} and c.report_id = ${column('id')})`;

const correctedBy: SqlValue = (column) =>
  `(select c.identifier from report c where c.tenant = ${column('tenant')} and c.corrects_id = ${column('id')})`;

const countedOf = (report: Readonly<Record<string, unknown>>) => report.positions as readonly Counted[];

/** The amount of a report, the hours of each employee, and the reader's rights. */
export const reportComputations: Computations<Report> = {
  amount: {
    sql: { positions },
    value: (report) => {
      const counted = countedOf(report);
      return counted.some(({ unitPrice }) => unitPrice !== null) ? amountOfAll(counted) / 100 : null;
    },
  },
  hours: {
    sql: { positions },
    value: (report) => {
      const counted = countedOf(report);
      return [...hoursByEmployee(counted)].map(([employee, hours]) => ({
        employee,
        name: counted.find((position) => position.employee === employee)?.name ?? null,
        hours,
      }));
    },
  },
  correctedBy: { sql: { correctedBy }, value: (report) => (report.correctedBy as string | null) ?? null },
  can: {
    of: ['ticket', 'state', 'author', 'serviceTechnician', 'signedAt'],
    sql: { ...JUDGED_TICKET, correctedBy },
    value: (report) => reportRights(report, judgedTicket(report), Boolean(report.correctedBy)),
  },
};
