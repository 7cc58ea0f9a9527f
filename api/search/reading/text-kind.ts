/** Characters of a text that the index takes. */
export const LONGEST_TEXT = 100_000;

const TYPES: Readonly<Record<string, TextKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/plain': 'txt',
  'text/csv': 'txt',
};
/** What has no type of its own by its first bytes: archives whose order of parts hides what they are, older encodings. */
const VAGUE: readonly string[] = ['application/zip', 'application/octet-stream'];
const ENDINGS: readonly TextKind[] = ['docx', 'xlsx', 'txt'];

export type TextKind = 'pdf' | 'docx' | 'xlsx' | 'txt';

/** Content types of files that may have a text, and of vague ones the endings of their names, as SQL of the attachment `f`. */
export const MAY_HAVE_TEXT = `(f.content_type in (${quoted(Object.keys(TYPES))}) or f.content_type in (${quoted(VAGUE)})
  and lower(substring(f.name from '[^.]*$')) in (${quoted(ENDINGS)}))`;

/** As what the text of a file is read; undefined for what has none. */
export function textKindOf(contentType: string, name: string): TextKind | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  return TYPES[contentType] ?? (VAGUE.includes(contentType) ? ENDINGS.find((one) => one === ending) : undefined);
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
