/** Title and id of a referenced record, as returned for `embed` (contract, dialect). */
interface EmbeddedTitle {
  id: string;
  title: unknown;
}

/** The referenced records that came along with a record; an empty list when none did. */
export function embeddedTitles(record: object | undefined, name: string): EmbeddedTitle[] {
  const embedded = (record as { _embedded?: Record<string, EmbeddedTitle | EmbeddedTitle[] | null> })?._embedded?.[
    name
  ];
  if (!embedded) return [];
  return Array.isArray(embedded) ? embedded : [embedded];
}
