import type { RetentionKind } from '../../vocabulary/privacy.js';

/** The handling of one kind of records: by default they are deleted. */
export interface Retention {
  readonly table: string;
  /** Condition in SQL for due records `e`; `before` is the moment. */
  due(before: string): string;
  /** Assignments in SQL in place of a deletion. */
  readonly set?: string;
  /** Ids of files of the records `ids`, in SQL. */
  files?(tenant: string, ids: string): string;
}

/** Months for which the books of a company and their vouchers are kept (Swiss Code of Obligations, art. 958f). */
const VOUCHERS_MONTHS = 120;

const isClosed = (before: string) => `e.state = 'CLOSED' and e.closed_at < ${before}`;
const isOfClosed = (before: string) =>
  `e.created_at < ${before} and exists (select from ticket t where t.tenant = e.tenant and t.id = e.ticket_id
     and t.state = 'CLOSED' and t.closed_at < ${before})`;
const isOlder = (before: string) => `e.created_at < ${before}`;
const below = (table: string, tenant: string, ids: string) =>
  `select id from ${table} where tenant = ${tenant} and ticket_id = any(${ids})`;

/** Records that others refer to stay until these are gone; tickets with vouchers stay for ten years. */
export const RETENTIONS: Readonly<Record<RetentionKind, Retention>> = {
  CLOSED_TICKETS: {
    table: 'ticket',
    due: (before) => `${isClosed(before)}
      and not exists (select from ticket f where f.tenant = e.tenant and f.follow_up_of_id = e.id)
      and (e.closed_at < now() - interval '${VOUCHERS_MONTHS} months' or not (
        exists (select from invoice i where i.tenant = e.tenant and i.ticket_id = e.id)
        or exists (select from report r where r.tenant = e.tenant and r.ticket_id = e.id)))`,
    files: (tenant, ids) => `${below('attachment', tenant, ids)} union all ${below('invoice', tenant, ids)}
      union all select a.id from report_attachment a join report r on r.tenant = a.tenant and r.id = a.report_id
       where r.tenant = ${tenant} and r.ticket_id = any(${ids})`,
  },
  CONTACTS_OF_CLOSED_TICKETS: {
    table: 'ticket',
    due: (before) =>
      `${isClosed(before)} and (e.contact_name <> 'Person' or num_nonnulls(e.contact_phone, e.contact_email) > 0)`,
    set: `contact_name = 'Person', contact_phone = null, contact_email = null, version = version + 1`,
  },
  MAILS_OF_CLOSED_TICKETS: {
    table: 'ticket_mail',
    due: (before) => `${isOfClosed(before)} and e.state not in ('QUEUED', 'PUT_ASIDE')`,
  },
  INTAKE_MESSAGES: {
    table: 'intake_message',
    due: (before) => `${isOlder(before)} and e.state <> 'RECEIVED'`,
    files: (tenant, ids) =>
      `select id from intake_message where tenant = ${tenant} and id = any(${ids}) and has_original`,
  },
  NOTIFICATIONS: { table: 'notification', due: isOlder },
  DATA_ACCESSES: { table: 'data_access', due: isOlder },
};
