/** Type of a slot column; row-level security lets the operators of each type use an index. */
export type SlotType = 'text' | 'number' | 'date';

/** How the value of a field is repeated in a slot. */
export interface Slot {
  readonly type: SlotType;
  /** Converts the JSON value of a record or of a filter; `undefined` for a value of another type. */
  of(value: unknown): unknown;
  /** The same conversion in SQL, of `$1`, the JSON value as a text. */
  readonly sql: string;
}

const named = (type: string, count: number) => Array.from({ length: count }, (_, index) => `custom${type}${index + 1}`);

/**
 * Names of the slots of each type on a table, in the order of their assignment: 'customText1'. A record without a value
 * takes no space in the index.
 */
export const SLOTS: Readonly<Record<SlotType, readonly string[]>> = {
  text: named('Text', 10),
  number: named('Number', 6),
  date: named('Date', 4),
};

const ALL = Object.values(SLOTS).flat();

/** The columns of a record without custom values. */
export const NO_CUSTOM_VALUES = { custom: {}, ...Object.fromEntries(ALL.map((slot) => [slot, null])) };

/** Whether a property of an entity is a slot, which only the database reads. */
export const isSlot = (property: string) => ALL.includes(property);

/** 'customText1' -> 'custom_text1'. */
export const slotColumn = (slot: string) => slot.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

/**
 * Indexes of a table's slots, for records with a value. The moment of creation and the id follow the value, so that one
 * index serves lists sorted by the value and lists of one value sorted by age. Records without a value are listed last,
 * by age.
 */
export const slotIndexes = (table: string) =>
  ALL.map(slotColumn).map((column) => ({
    name: `${table}_${column}_index`,
    expression: `create index "${table}_${column}_index" on "${table}" ("tenant", "${column}", "created_at", "id") where "${column}" is not null`,
  }));

/** The trigram index over all custom values of a record, which vsd_search uses. */
export const searchIndex = (table: string) => ({
  name: `${table}_custom_search_index`,
  expression:
    `create index "${table}_custom_search_index" on "${table}" using gin ` +
    `("tenant", (vsd_spelled(jsonb_path_query_array("custom", '$.*')::text)) gin_trgm_ops) where "custom" <> '{}'::jsonb`,
});
