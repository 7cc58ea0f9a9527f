import { pluralOf, translate } from '../../platform/http/texts.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { ReportPosition } from '../positions/report-position.entity.js';
import { hoursByEmployee } from '../positions/working-hours.js';
import { amountOf, amountOfAll } from '../record/position-amount.js';
import type { Report } from '../record/report.entity.js';
import type { Strokes } from '../signature/strokes-kind.js';
import type { PaperLine, PaperRow, ReportPaper } from './report-paper.js';

/** The loaded records of a paper. */
export interface PaperFacts {
  readonly report: Report;
  readonly positions: readonly ReportPosition[];
  readonly strokes: Strokes | null;
  /** Names of the files for the customer. */
  readonly files: readonly string[];
  readonly tenant: string;
  /** As a data address. */
  readonly logo: string | null;
  /** Whether the reader is of the desk and sees prices. */
  readonly withPrices: boolean;
}

/** Formats a report for its paper. */
export function paperOf(facts: PaperFacts, locale: Locale): ReportPaper {
  const { report, positions, tenant, logo, withPrices, strokes, files } = facts;
  const say = (key: string, params?: Record<string, unknown>) => translate(locale, `reportPaper.${key}`, params);
  const field = (name: string) => translate(locale, `resources.reports.fields.${name}`);
  const column = (name: string) => translate(locale, `resources.report-positions.fields.${name}`);
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  const money = (rappen: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'CHF' }).format(rappen / 100);
  const day = (value: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`));
  const moment = (value: Date) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE }).format(value);
  const site = report.siteLocation?.unwrap();
  const ticket = report.ticket.unwrap();
  const customer = ticket.customer?.unwrap();
  const place = site && [site.street, [site.postCode, site.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines: [string, string | null | undefined][] = [
    [say('ticket'), ticket.identifier],
    [say('customer'), customer?.name],
    [field('siteLocation'), site && [site.name, site.addition, place].filter(Boolean).join('\n')],
    [
      field('executionDate'),
      report.executionDate && [day(report.executionDate), report.executionTime].filter(Boolean).join(', '),
    ],
    [field('serviceTechnician'), report.serviceTechnician?.unwrap().name],
    [field('project'), report.project],
    [field('state'), translate(locale, `enums.reportState.${report.state}`)],
  ];
  const row = (position: ReportPosition): PaperRow => {
    const { kind, catalogNumber, employee, timeBookingDate, unitPrice } = position;
    const details = [catalogNumber, employee?.unwrap().name, timeBookingDate && day(timeBookingDate)];
    const amount = amountOf(position);
    const count = Number(position.quantity) / 1_000;
    const quantity = `${number(count)}\u00a0${pluralOf(locale, `units.${position.unit}`, count)}`;
    return {
      number: String(position.number),
      description: position.description,
      details: [translate(locale, `enums.positionKind.${kind}`), ...details].filter(Boolean).join(' · '),
      quantity,
      ...(withPrices && {
        unitPrice: unitPrice === null ? '' : money(Number(unitPrice)),
        amount: amount === null ? '' : money(amount),
      }),
    };
  };
  const prices = withPrices ? [column('unitPrice'), column('amount')] : [];
  const nameOf = (id: string) =>
    positions.find(({ employee }) => employee?.unwrap().id === id)?.employee?.unwrap().name;
  const hours = [
    ...hoursByEmployee(
      positions.map(({ employee, quantity, unit }) => ({
        employee: employee?.unwrap().id ?? null,
        quantity: Number(quantity),
        unit,
      })),
    ),
  ];
  const { signedBy, signedPlace, signedAt } = report;
  const corrects = report.corrects?.unwrap().identifier;
  const title = say('title', { number: report.identifier });
  return {
    language: locale,
    title,
    subtitle: corrects ? say('corrects', { number: corrects }) : '',
    tenant,
    logo,
    recipient: report.billingAddress ?? customer?.name ?? '',
    lines: lines.filter((line): line is [string, string] => Boolean(line[1])),
    columns: [column('number'), column('description'), column('quantity'), ...prices],
    rows: positions.map(row),
    total: withPrices && positions.length > 0 ? [say('total'), money(amountOfAll(positions))] : null,
    hours: {
      title: say('hours'),
      lines: hours.map(([employee, sum]): PaperLine => [nameOf(employee) ?? '', say('sum', { hours: sum })]),
    },
    files: { title: say('files'), names: files },
    remarks: report.remarks ? [field('remarks'), report.remarks] : null,
    signature:
      signedBy && signedAt && strokes
        ? {
            title: say('signature'),
            text: [signedBy, signedPlace, moment(signedAt)].filter(Boolean).join(', '),
            name: signedBy,
            strokes,
          }
        : null,
    footer: say('page', { page: '{page}', pages: '{pages}' }),
  };
}
