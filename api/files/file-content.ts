/** Bytes of the beginning that determine the type of a file. */
export const HEAD_BYTES = 4_100;

const startsWith = (head: Buffer, bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);

/** First bytes of programs: Windows, Linux, macOS (both orders, 32 and 64 bit, fat, which is Java's as well). */
const PROGRAMS = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0xbe, 0xba, 0xfe, 0xca],
  [0x23, 0x21],
  [0xef, 0xbb, 0xbf, 0x23, 0x21],
];

const PROGRAM_TYPES = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/x-ms-shortcut',
  'application/x-deb',
  'application/x-rpm',
  'application/vnd.microsoft.portable-executable',
]);

const TEXT_TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', ics: 'text/calendar', eml: 'message/rfc822' };

/** Types that browsers show in place without running code: pictures and PDF. */
const INLINE = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp', 'application/pdf'];

export const isInline = (contentType: string) => INLINE.includes(contentType);

/** The type that the first bytes prove, if any. */
export async function markedType(head: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime;
}

/** The type by the first bytes alone; `null` for a program or script. */
export async function contentTypeOf(head: Buffer, name: string): Promise<string | null> {
  if (PROGRAMS.some((bytes) => startsWith(head, bytes))) return null;
  const marked = await markedType(head);
  if (marked) return PROGRAM_TYPES.has(marked) ? null : marked;
  if (!isText(head)) return 'application/octet-stream';
  return TEXT_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text/plain';
}

/** Valid UTF-8 without control characters; a character cut at the end of the head does not count. */
function isText(head: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the search is for control characters
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/.test(text);
}
