/** What a slot column holds; all have operators that row-level security lets through to an index. */
export type SlotType = 'text' | 'number' | 'date';

/** How the value of a field is repeated in a slot. */
export interface Slot {
  readonly type: SlotType;
  /** From the JSON value of a record, or from a filter's; `undefined` for what is none of the kind. */
  of(value: unknown): unknown;
  /** The same in SQL: what is made of `$1`, the JSON value as a text. */
  readonly sql: string;
}

/** Slots of each type on a table. Only records that have a value cost an index entry. */
export const SLOT_COUNTS: Readonly<Record<SlotType, number>> = { text: 10, number: 6, date: 4 };

const slotsOfType = (type: SlotType) =>
  Array.from({ length: SLOT_COUNTS[type] }, (_, at) => `custom${type[0]?.toUpperCase()}${type.slice(1)}${at + 1}`);

/** Names of the slots of a type, in the order in which they are given away: 'customText1'. */
export const SLOTS: Readonly<Record<SlotType, readonly string[]>> = {
  text: slotsOfType('text'),
  number: slotsOfType('number'),
  date: slotsOfType('date'),
};

const ALL = Object.values(SLOTS).flat();

/** Whether a property of an entity is a slot: kept for the database, never shown under its own name. */
export const isSlot = (property: string) => ALL.includes(property);

/** 'customText1' -> 'custom_text1'. */
export const slotColumn = (slot: string) => slot.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

/**
 * The indexes of a table's slots, with the records that have a value. Behind it stand the moment of creation and the id:
 * the order of equal values, so that a list by the value and a list of one value by its age are both read in order. Of
 * what has no value there is nothing; lists show it behind, by its age.
 */
export const slotIndexes = (table: string) =>
  ALL.map(slotColumn).map((column) => ({
    name: `${table}_${column}_index`,
    expression: `create index "${table}_${column}_index" on "${table}" ("tenant", "${column}", "created_at", "id") where "${column}" is not null`,
  }));

/** The index of all values together, by which vsd_search finds the records that hold a text at all. */
export const searchIndex = (table: string) => ({
  name: `${table}_custom_search_index`,
  expression:
    `create index "${table}_custom_search_index" on "${table}" using gin ` +
    `("tenant", (vsd_spelled(jsonb_path_query_array("custom", '$.*')::text)) gin_trgm_ops) where "custom" <> '{}'::jsonb`,
});
