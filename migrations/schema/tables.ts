import { CUSTOM_FIELDS, customFieldIndexes } from './custom-fields.js';

/** A table of tenants' rows; names of columns are SQL, the tenant goes before each key and index by itself. */
interface Table {
  /** Columns beside those that each table has, separated by commas. */
  columns: string;
  /** Keeps nothing over a crash of the database. */
  unlogged?: boolean;
  /** Columns of each constraint, by its name. */
  unique?: Readonly<Record<string, string>>;
  /** Table that a column refers to, and what happens when its row goes. */
  references?: Readonly<Record<string, string>>;
  /** Values that a column takes. */
  oneOf?: Readonly<Record<string, readonly string[]>>;
  checks?: Readonly<Record<string, string>>;
  /** Columns that lists are filtered or ordered by alone. */
  listed?: readonly string[];
  /** Columns that texts are searched in. */
  search?: readonly string[];
  /** Further indexes, whole, by their names. */
  indexes?: Readonly<Record<string, string>>;
  /** Columns of which `<column>_key` holds what is compared (`vsd_fold`). */
  folds?: readonly string[];
}

/** Columns that each record has. */
const RECORD = `
      id uuid not null,
      version int default 1 not null,
      created_at timestamptz(3) not null,
      created_by text not null,
      updated_at timestamptz(3) not null,
      updated_by text not null,`;

/** Statements that make a table with a key of its own within the tenant, whose rows are seen by their tenant alone. */
export const table = (name: string, { key, ...parts }: Table & { key: string }): readonly string[] => [
  `create ${parts.unlogged ? 'unlogged ' : ''}table "${name}" (
      tenant text not null,${parts.columns},
      ${['primary key (' + within(key) + ')', ...constraints(name, parts)].join(',\n      ')}
    )`,
  ...indexes(name, parts),
  ...(parts.folds ? folding(name, parts.folds) : []),
  `alter table "${name}" enable row level security`,
  `alter table "${name}" force row level security`,
  `create policy "tenant" on "${name}" using (tenant = (select nullif(current_setting('app.tenant', true), '')))`,
];

/** Statements that make a table of records: with the columns of each record, and listed by their times. */
export const records = (
  name: string,
  { withoutIndexOf = [], ...parts }: Table & { withoutIndexOf?: readonly string[] },
): readonly string[] => {
  const times = ['updated_at', 'created_at'].filter((column) => !withoutIndexOf.includes(column));
  const listed = times.map((column) => [`${name}_tenant_${column}_id_index`, `(tenant, ${column}, id)`]);
  return table(name, {
    ...parts,
    columns: RECORD + parts.columns,
    key: 'id',
    indexes: { ...Object.fromEntries(listed), ...parts.indexes },
  });
};

const within = (columns: string) => (columns ? `tenant, ${columns}` : 'tenant');

/** Constraints of a table: of their kind one name for each. */
function constraints(name: string, { unique = {}, references = {}, oneOf = {}, checks = {} }: Table): string[] {
  const values = (allowed: readonly string[]) => allowed.map((value) => `'${value}'`).join(', ');
  return [
    ...Object.entries(unique).map(([key, columns]) => `constraint "${key}" unique (${within(columns)})`),
    ...Object.entries(references).map(([column, target]) => {
      const [referred, ...rule] = target.split(' ');
      return `constraint "${name}_tenant_${column}_foreign" foreign key (tenant, ${column}) references ${referred} (tenant, id) ${rule.join(' ')}`;
    }),
    ...Object.entries(oneOf).map(
      ([column, allowed]) => `constraint "${name}_${column}_check" check (${column} in (${values(allowed)}))`,
    ),
    ...Object.entries(checks).map(([check, condition]) => `constraint "${check}" check (${condition})`),
  ];
}

function indexes(name: string, { columns, listed = [], search = [], indexes: further = {} }: Table): string[] {
  return [
    ...listed.map((column) => `create index "${name}_${column}_index" on "${name}" (tenant, ${column}, id)`),
    ...Object.entries(further).map(([index, definition]) =>
      definition.startsWith('unique ')
        ? `create unique index "${index}" on "${name}" ${definition.slice('unique '.length)}`
        : `create index "${index}" on "${name}" ${definition}`,
    ),
    ...(search.length > 0
      ? [
          `create index "${name}_search_index" on "${name}"
    using gin (tenant, ${search.map((column) => `${column} gin_trgm_ops`).join(', ')})`,
        ]
      : []),
    ...(columns.includes(CUSTOM_FIELDS) ? customFieldIndexes(name) : []),
  ];
}

/** Texts are compared folded: what is written goes on standing there, its key follows it. */
function folding(name: string, columns: readonly string[]): string[] {
  const steps = columns.map(
    (column) =>
      `if tg_op = 'INSERT' or new.${column} is distinct from old.${column} then new.${column}_key := public.vsd_fold(new.${column}); end if;`,
  );
  return [
    `create function "${name}_fold_fn"() returns trigger as $$ begin ${steps.join(' ')} return new; end; $$ language plpgsql`,
    `create trigger "fold" before insert or update on "${name}" for each row execute function "${name}_fold_fn"()`,
  ];
}
