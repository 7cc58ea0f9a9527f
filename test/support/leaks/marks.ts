import type pg from 'pg';

/** A word that stands in one column of one row and nowhere else, or the id of the row. */
export interface Mark {
  readonly word: string;
  /** 'ticket.internal_notes', 'task.id'. */
  readonly column: string;
  readonly table: string;
  readonly rowId: string;
}

/** Columns that keep their values, because the product works with them: sign-in, reach, calendars, files, names of the code, texts that triggers compute of other columns. */
const WORKED_WITH: readonly string[] = [
  'config_change.resource',
  'customer.code',
  'idempotency_key.*',
  'notification.queue',
  'request_failure.*',
  'tenant_settings.*',
  'custom_field.slot',
  'user.subject',
  'user.username',
  'user.name',
  'user.email',
  'user.customer_code',
  'user.execution_company',
  'ticket.execution_company',
  'assignment_group.execution_company',
  'attachment.content_type',
  'report_attachment.content_type',
  '*.work_day_start',
  '*.work_day_end',
  '*.on_call_start',
  '*.on_call_end',
  '*.search_text',
];

const kept = (table: string, column: string) =>
  [`${table}.${column}`, `${table}.*`, `*.${column}`].some((name) => WORKED_WITH.includes(name));

/** Free texts of every table that has rows of tenants: neither keys nor choices; a check of presence is no limit. */
const TEXT_COLUMNS = `
  select c.table_name as "table", c.column_name as "column"
  from information_schema.columns c
  join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace and k.relkind = 'r'
  join pg_attribute a on a.attrelid = k.oid and a.attname = c.column_name
  where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
    and exists (select from information_schema.columns t where t.table_schema = 'public'
                and t.table_name = c.table_name and t.column_name = 'tenant')
    and not exists (select from pg_constraint o where o.conrelid = k.oid and o.contype in ('c', 'p', 'f')
                    and a.attnum = any (o.conkey) and pg_get_constraintdef(o.oid) not like '%num_nonnulls(%')
  order by 1, 2`;

/** Tables whose rows have an id of their own. */
const TABLES_WITH_ID = `
  select table_name as "table" from information_schema.columns
  where table_schema = 'public' and column_name in ('tenant', 'id') group by 1 having count(*) = 2 order by 1`;

/** Changes in an entry of the timeline: of a field that all see, and of one that the desk alone sees. */
const CHANGES = `
  update activity set changes = jsonb_build_array(
    jsonb_build_object('field', 'customerDescription', 'from', $1 || 'open0' || n || 'zq', 'to', $1 || 'open1' || n || 'zq'),
    jsonb_build_object('field', 'internalNotes', 'from', $1 || 'notes0' || n || 'zq', 'to', $1 || 'notes1' || n || 'zq'),
    jsonb_build_object('field', 'clarificationText', 'from', $1 || 'ask0' || n || 'zq', 'to', $1 || 'ask1' || n || 'zq'),
    jsonb_build_object('field', 'assignmentGroup', 'from', $1 || 'group0' || n || 'zq', 'to', $1 || 'group1' || n || 'zq'))
  from (select id as one, row_number() over (order by id) as n from activity) as numbered
  where numbered.one = activity.id and kind not like 'TASK%' and kind not like 'REPORT%' returning id, n`;

/**
 * Gives every free text in the database a word of its own, directly in the tables, past the product's rules; ids are
 * words anyway. Later tables of the product are marked as well.
 */
export async function markEverything(superuser: pg.Client): Promise<Mark[]> {
  const marks: Mark[] = [];
  const { rows: columns } = await superuser.query<{ table: string; column: string }>(TEXT_COLUMNS);
  const { rows: tables } = await superuser.query<{ table: string }>(TABLES_WITH_ID);
  const withId = new Set(tables.map(({ table }) => table));
  for (const [serial, { table, column }] of columns.entries()) {
    if (kept(table, column) || !withId.has(table)) continue;
    const { rows } = await superuser.query<{ id: string; word: string }>(
      `update "${table}" set "${column}" = $1 || numbered.n || 'zq'
       from (select tenant as owner, id as one, row_number() over (order by id) as n from "${table}") as numbered
       where numbered.one = "${table}".id and numbered.owner = "${table}".tenant
       returning id, "${column}" as word`,
      [`qz${serial}x`],
    );
    for (const { id, word } of rows) marks.push({ word, column: `${table}.${column}`, table, rowId: id });
  }
  const { rows: changes } = await superuser.query<{ id: string; n: string }>(CHANGES, ['qzc']);
  for (const { id, n } of changes)
    for (const [part, name] of Object.entries({
      open: 'open field',
      notes: 'internalNotes',
      ask: 'clarificationText',
      group: 'assignmentGroup',
    }))
      for (const end of ['0', '1'])
        marks.push({
          word: `qzc${part}${end}${n}zq`,
          column: `activity.changes of ${name}`,
          table: 'activity',
          rowId: id,
        });
  for (const table of withId) {
    const { rows } = await superuser.query<{ id: string }>(`select id from "${table}"`);
    for (const { id } of rows) marks.push({ word: id, column: `${table}.id`, table, rowId: id });
  }
  return marks;
}

/** Finds the marks in an answer. */
export class MarkFinder {
  readonly #byWord: Map<string, Mark>;

  constructor(marks: readonly Mark[]) {
    this.#byWord = new Map(marks.map((mark) => [mark.word, mark]));
  }

  in(text: string): Mark[] {
    const words = text.toLowerCase().match(/qz[0-9a-z]+?zq|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g) ?? [];
    return words.flatMap((word) => this.#byWord.get(word) ?? []);
  }
}
