/** The value at a dotted path (`custom.floor`, `windows.0.from`), undefined if a part of the path is missing. */
export function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
}

/** A copy of the record with the value at a dotted path replaced; the original stays unchanged. */
export function withValueAt<T extends object>(record: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const inner = (record as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : withValueAt((inner ?? {}) as object, rest.join('.'), value);
  return { ...record, [key]: next };
}

/** The dotted path of a JSON pointer: `/windows/0/from` is `windows.0.from` (RFC 6901). */
export function pathOfPointer(pointer: string): string {
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
