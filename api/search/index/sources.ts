import { READERS } from '../../masterdata/articles/article-readers.js';
import { snakeCase } from '../../platform/resource/naming.js';
import { namesOfResources } from '../../platform/resource/resource.js';
import { LANGUAGES } from '../../vocabulary/locale.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { declaredParts } from './declared-sources.js';
import { own, texts } from './source-sql.js';

/** A searched resource: SQL for the index entries of the records `$2` of the tenant `$1`. */
export interface Source {
  readonly resource: string;
  /**
   * Returns record, part, ticket, at, title, body and circles. Circles are those of `circlesOf`; `at` is null for entries
   * that do not age.
   */
  readonly sql: string;
}

/** Members of a list that are there. */
const listed = (...members: string[]) => `array_remove(array[${members.join(', ')}]::text[], null)`;

/** Customers who reach the ticket `t` (ticket-policy): its author, its contact, and users who see the whole company. */
const CUSTOMERS = listed(
  `'customer:' || t.customer_id || ':' || t.author_id`,
  `case when t.state <> 'DRAFT' then 'customer:' || t.customer_id || ':' || t.customer_contact_id end`,
  `case when t.state <> 'DRAFT' then 'company:' || t.customer_id end`,
);
/** Executors who reach an order: its responsible of the execution, and their company. */
const IS_ORDER = `t.type = 'ORDER' and t.state <> 'DRAFT'`;
const EXECUTORS = listed(
  `case when ${IS_ORDER} then 'executor:' || t.execution_responsible_id end`,
  `case when ${IS_ORDER} then 'firm:' || t.execution_company end`,
);
const DESK = `'{desk}'::text[]`;
const STAFF = `${DESK} || ${EXECUTORS}`;
const EVERYBODY = `${STAFF} || ${CUSTOMERS}`;
const SEEN = (visible: string) => `${STAFF} || case when ${visible} then ${CUSTOMERS} else '{}' end`;

const TICKET_NAME = `coalesce(t.identifier, '')`;

/** A ticket in parts by the readers of its fields (TICKET_FIELD_ACCESS). */
const tickets = [
  `select t.id as record, 'open' as part, t.id as ticket, t.created_at as at, ${TICKET_NAME} as title,
          ${texts('t.customer_description', 't.contact_name', 't.contact_phone', 't.contact_email', 't.closing_note', 't.customer_order_number', 't.customer_purchase_order_number', 't.customer_cost_center')} as body, ${EVERYBODY} as circles
     from ticket t where ${own('t')}`,
  `select t.id, 'staff', t.id, t.created_at, '',
          ${texts('t.execution_description', 't.clarification_text', 't.execution_company')}, ${STAFF}
     from ticket t where ${own('t')}`,
  `select t.id, 'desk', t.id, t.created_at, '', ${texts('t.internal_notes')}, ${DESK} from ticket t where ${own('t')}`,
].join(' union all ');

/** Texts of people on the timeline. */
const WRITTEN = [ActivityKind.MessageFromCustomer, ActivityKind.MessageFromAgent, ActivityKind.WorkNote];
const activities = `
  select a.id as record, 'open' as part, t.id as ticket, a.created_at as at, '' as title, ${texts('a.text')} as body,
         ${SEEN(`a.visible_for_customer and a.kind <> '${ActivityKind.WorkNote}'`)} as circles
    from activity a join ticket t on t.tenant = a.tenant and t.id = a.ticket_id
   where ${own('a')} and a.kind in (${WRITTEN.map((kind) => `'${kind}'`).join(', ')})`;

const attachments = `
  select f.id as record, 'open' as part, t.id as ticket, f.created_at as at, f.name as title,
         ${texts('x.text')} as body, ${SEEN('f.visible_for_customer')} as circles
    from attachment f join ticket t on t.tenant = f.tenant and t.id = f.ticket_id
    left join attachment_text x on x.tenant = f.tenant and x.id = f.id
   where ${own('f')}`;

const reports = `
  select r.id as record, 'open' as part, t.id as ticket, r.created_at as at, r.identifier as title,
         ${texts('r.remarks', 'r.project', 'r.billing_address', 'r.signed_by', 'r.signed_place')} as body,
         ${STAFF} as circles
    from report r join ticket t on t.tenant = r.tenant and t.id = r.ticket_id
   where ${own('r')}`;

/** Executors with orders at a location or of a customer. */
const fromOrders = (column: 'customer_id' | 'location_id', id: string) => `array(
  select distinct circle from ticket t, unnest(${EXECUTORS}) as circle
   where t.tenant = $1 and t.${column} = ${id} and ${IS_ORDER})`;

const customers = [
  `select c.id as record, 'open' as part, null::uuid as ticket, null::timestamptz as at,
          concat_ws(' ', c.name, c.code) as title,
          ${texts('c.addition', 'c.street', 'c.post_code', 'c.city', 'c.phone')} as body,
          ${DESK} || ('own:' || c.id) || ${fromOrders('customer_id', 'c.id')} as circles
     from customer c where ${own('c')}`,
  `select c.id, 'desk', null, null, '',
          ${texts('c.communication_email', 'c.crm_address_number', 'c.internal_notes')}, ${DESK}
     from customer c where ${own('c')}`,
].join(' union all ');

/** Circle of the address book: the desk alone. */
const contacts = `
  select p.id as record, 'open' as part, null::uuid as ticket, null::timestamptz as at,
         concat_ws(' ', p.name, p.number) as title, ${texts('p.position', 'p.email', 'p.phone')} as body, ${DESK} as circles
    from contact p where ${own('p')}`;

const locations = `
  select l.id as record, 'open' as part, null::uuid as ticket, null::timestamptz as at, l.name as title,
         ${texts('l.external_id', 'l.addition', 'l.street', 'l.post_code', 'l.city', 'l.contact', 'l.phone')} as body,
         ${DESK} || ('own:' || l.customer_id) || ${fromOrders('location_id', 'l.id')} as circles
    from location l where ${own('l')}`;

const assets = `
  select a.id as record, 'open' as part, null::uuid as ticket, null::timestamptz as at,
         concat_ws(' ', a.name, a.serial_number) as title, ${texts('a.manufacturer')} as body,
         ${DESK} || ('own:' || a.customer_id) || ${fromOrders('location_id', 'a.location_id')} as circles
    from asset a where ${own('a')}`;

const COLLEAGUES = listed(`'own:' || c.id`, `'user:' || u.id`, `'firm:' || u.execution_company`);
const users = [
  `select u.id as record, 'open' as part, null::uuid as ticket, null::timestamptz as at, u.name as title,
          ${texts('u.username')} as body, ${DESK} || ${COLLEAGUES} as circles
     from "user" u left join customer c on c.tenant = u.tenant and c.code = u.customer_code
    where ${own('u')}`,
  // Only staff see e-mail addresses (user.entity.ts).
  `select u.id, 'staff', null, null, '', ${texts('u.email')},
          ${DESK} || ${listed(`'staff-of:' || u.execution_company`, `'staff:' || u.id`)}
     from "user" u where ${own('u')}`,
].join(' union all ');

/** An article in all its languages, without its markup; only its authors find an unpublished one (article-readers). */
const inAll = (column: string) => texts(...LANGUAGES.map((language) => `a.${column}_${language}`));
const CIRCLES = READERS.map(
  ({ flag, circle }) => `case when a.published and a.${snakeCase(flag)} then '${circle}' end`,
);
const articles = `
  select a.id as record, 'open' as part, null::uuid as ticket, null::timestamptz as at, ${inAll('title')} as title,
         regexp_replace(
           regexp_replace(${inAll('content')}, '</(p|li|h[1-6]|tr|blockquote)>|<[bh]r[^>]*>', E'\\n\\n', 'gi'),
           '<[^>]*>|&[a-z#0-9]+;', ' ', 'gi') as body,
         ${listed(`'writers'`, ...CIRCLES)} as circles
    from article a where ${own('a')}`;

/** The sources that are written by hand, those first on which others depend. */
const OWN = { tickets, activities, attachments, reports, customers, contacts, locations, assets, users, articles };

/** Paths of the resources of the full-text search. */
export const SEARCHED = namesOfResources(
  ({ options }) => (options.fullText === true ? [options.path] : []),
  Object.keys(OWN),
);

/** The searched resources, those first on which others depend. */
export const searchSources = (): Source[] => [
  ...Object.entries(OWN).map(([resource, sql]) => ({ resource, sql })),
  ...declaredParts().map(([resource, parts]) => ({ resource, sql: parts.map(({ sql }) => sql).join(' union all ') })),
];
