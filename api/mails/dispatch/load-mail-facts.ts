import type { EntityManager } from '@mikro-orm/postgresql';
import { Asset } from '../../customers/assets/asset.entity.js';
import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { Absence } from '../../masterdata/absence.entity.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { firstSettings } from '../../masterdata/current-settings.js';
import { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { User } from '../../masterdata/user.entity.js';
import type { NotificationPreferences } from '../../notifications/preferences/notification-preferences.js';
import { NotificationSettings } from '../../notifications/preferences/notification-settings.entity.js';
import { preferencesIn } from '../../notifications/preferences/stored-preferences.js';
import { Statement } from '../../platform/read/statement.js';
import { definitionsMarkSql, tenantFields } from '../../platform/resource/tenant-fields.js';
import { today } from '../../platform/resource/today.js';
import { loadTogether } from '../../platform/rest/load-together.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import type { TicketNotice } from '../../tickets/timeline/ticket-notice.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import { TICKET_CHANGE_KINDS } from '../../vocabulary/work.js';
import { mailFactsOf, type TicketMailFacts } from '../plan/ticket-mail-facts.js';
import { EmailTemplate } from '../templates/email-template.entity.js';

/** A ticket with the facts and the words of its mails, and the mails that its ledger has for the notices already. */
export interface DispatchFacts extends TicketMailFacts {
  readonly templates: readonly EmailTemplate[];
  readonly preferences: (user: string | null) => NotificationPreferences;
  readonly entered: readonly { readonly event: string; readonly recipient: string | null; readonly cause: string }[];
}

/** The notices of one ticket; `until` is an id after the entries of their transaction and before those of later ones. */
interface Notified {
  readonly notices: readonly TicketNotice[];
  readonly events: readonly NotifiedEvent[];
  readonly until?: string;
}

/** Loads the facts and words of the mails about a ticket in one statement; null for a deleted ticket, as drafts may be. */
export async function loadMailFacts(
  em: EntityManager,
  ticketId: string,
  { notices, events, until }: Notified,
): Promise<DispatchFacts | null> {
  const into = new Statement();
  const { settings, templates, preferences, entered, marks, attachments, tickets, ...records } = await loadTogether(
    em,
    into,
    wantedOf(into, ticketId, { notices, events, until }),
  );
  const [ticket] = tickets;
  if (!ticket) return null;
  await tenantFields(em, false, (marks[0]?.mark as string | null) ?? '');
  const facts = await mailFactsOf(
    em,
    {
      ...records,
      ticket,
      settings: settings[0] ?? firstSettings(),
      logo: records.logos[0] ?? null,
      attachments: attachments as { activity: string; name: string }[],
    },
    notices,
  );
  return {
    ...facts,
    templates,
    preferences: preferencesIn(preferences),
    entered: entered as unknown as DispatchFacts['entered'],
  };
}

const IDS = 'uuid[]';

/** The queries of the records on which the mails of a ticket depend. */
function wantedOf(into: Statement, ticketId: string, { notices, events, until }: Notified) {
  const own = `tenant = ${into.bind(currentTenant())}`;
  const id = into.bind(ticketId);
  const causes = into.bind(notices.map(({ activityId }) => activityId));
  const named = notices.flatMap(({ recipients = {} }) => {
    const { assigned = [], previous = [], mentioned = [], attending = [], following = [] } = recipients;
    return [...assigned, ...previous, ...mentioned, ...attending, ...following];
  });
  const companies = notices.flatMap(({ recipients }) => recipients?.company ?? []);
  const day = into.bind(today());
  const of = (column: string) => `(select ${column} from t)`;
  into.text = `with t as (select * from ticket where ${own} and id = ${id}::uuid),
    a as (select * from activity where ${own} and id = any(${causes}::${IDS})),
    away as (select * from absence where ${own} and user_id = ${of('responsible_id')}
      and active_from <= ${day}::date and active_to >= ${day}::date order by active_to desc, id desc limit 1),
    company as (select execution_company as name from t union select unnest(${into.bind(companies)}::text[])),
    person as (select unnest(array[responsible_id, execution_responsible_id, project_lead_id, customer_contact_id, author_id]) as id from t
      union select actor_id from a union select deputy_id from away union select unnest(${into.bind(named)}::${IDS})),
    u as (select * from "user" where ${own}
      and (id = any(array(select id from person)) or execution_company = any(array(select name from company))))`;
  return {
    tickets: { type: Ticket, sql: 'select * from t' },
    customers: { type: Customer, sql: `select * from customer where ${own} and id = ${of('customer_id')}` },
    locations: { type: Location, sql: `select * from location where ${own} and id = ${of('location_id')}` },
    assets: { type: Asset, sql: `select * from asset where ${own} and id = ${of('asset_id')}` },
    categories: { type: Category, sql: `select * from category where ${own} and id = ${of('category_id')}` },
    groups: {
      type: AssignmentGroup,
      sql: `select * from assignment_group where ${own}
        and (id = ${of('assignment_group_id')} or executing_company = any(array(select name from company)))`,
    },
    users: { type: User, sql: 'select * from u' },
    absences: { type: Absence, sql: 'select * from away' },
    activities: { type: Activity, sql: 'select * from a' },
    later: {
      type: Activity,
      sql: `select * from activity where ${own} and ticket_id = ${id}::uuid and id > ${into.bind(until ?? null)}::uuid
        and kind = any(${into.bind(TICKET_CHANGE_KINDS)}::text[]) order by created_at desc, id desc`,
    },
    attachments: {
      sql: `select x.activity_id as activity, f.name from activity_attachments x
        join attachment f on f.tenant = x.tenant and f.id = x.attachments_id
        where x.${own} and x.activity_id = any(${causes}::${IDS}) order by f.id`,
    },
    settings: { type: TenantSettings, sql: `select * from tenant_settings where ${own}` },
    logos: { type: TenantLogo, sql: `select * from tenant_logo where ${own}` },
    preferences: {
      type: NotificationSettings,
      sql: `select * from notification_settings where ${own} and user_id = any(array(select id from u))`,
    },
    templates: {
      type: EmailTemplate,
      sql: `select * from email_template where ${own} and event = any(${into.bind(events)}::text[])`,
    },
    marks: { sql: definitionsMarkSql(into.bind(currentTenant())) },
    entered: {
      sql: `select event, recipient, cause from ticket_mail
        where ${own} and ticket_id = ${id}::uuid and cause = any(${causes}::text[])`,
    },
  };
}
