/** Several columns as one text, with a blank line between them, as between paragraphs. */
export const texts = (...columns: string[]) =>
  `concat_ws(E'\\n\\n', ${columns.map((column) => `nullif(btrim(${column}), '')`).join(', ')})`;

/** The records of an alias that are indexed. */
export const own = (alias: string) => `${alias}.tenant = $1 and ${alias}.id = any($2::uuid[])`;
