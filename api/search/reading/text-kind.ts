/** Most characters of a text in the index. */
export const LONGEST_TEXT = 100_000;

const TYPES: Readonly<Record<string, TextKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/plain': 'txt',
  'text/csv': 'txt',
};
/** Types without certainty by the first bytes: archives with an unusual order of parts, older encodings. */
const VAGUE: readonly string[] = ['application/zip', 'application/octet-stream'];
const ENDINGS: readonly TextKind[] = ['docx', 'xlsx', 'txt'];

export type TextKind = 'pdf' | 'docx' | 'xlsx' | 'txt';

/** Content types of files that may have a text, and of vague ones the endings of their names, as SQL of the attachment `f`. */
export const MAY_HAVE_TEXT = `(f.content_type in (${quoted(Object.keys(TYPES))}) or f.content_type in (${quoted(VAGUE)})
  and lower(substring(f.name from '[^.]*$')) in (${quoted(ENDINGS)}))`;

/** The reader of a file's text; undefined for a file without a text. */
export function textKindOf(contentType: string, name: string): TextKind | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  return TYPES[contentType] ?? (VAGUE.includes(contentType) ? ENDINGS.find((known) => known === ending) : undefined);
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
