const COUNTS = { text: ['text', 10], number: ['bigint', 6], date: ['date', 4] } as const;

/** Typed slots that repeat a tenant's own values for lists: name and type of the column. */
export const SLOTS = Object.entries(COUNTS).flatMap(([kind, [type, count]]) =>
  Array.from({ length: count }, (_, at) => ({ slot: `custom_${kind}${at + 1}`, type })),
);

/** Columns of a table that tenants may add fields to: the values, and the slots. */
export const CUSTOM_FIELDS = ["custom jsonb default '{}' not null", ...SLOTS.map(({ slot, type }) => `${slot} ${type}`)].join(
  ', ',
);

/** Their indexes hold the records that have a value and no others. */
export const customFieldIndexes = (table: string): readonly string[] => [
  ...SLOTS.map(
    ({ slot }) =>
      `create index "${table}_${slot}_index" on "${table}" (tenant, ${slot}, created_at, id) where ${slot} is not null`,
  ),
  `create index "${table}_custom_search_index" on "${table}"
    using gin (tenant, (jsonb_path_query_array(custom, '$.*')::text) gin_trgm_ops) where custom <> '{}'::jsonb`,
];

/** Tables with custom fields since 29 November 2026. */
export const NEWLY_CUSTOM_TABLES =
  'user article task invoice appointment address contact catalog_item project report'.split(' ');
