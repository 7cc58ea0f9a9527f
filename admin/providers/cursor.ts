/** The cursor in a `Link: <…>; rel="next"` header (contract); absent on the last page. */
export function cursorOf(header: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="?next"?/.exec(header ?? '')?.[1];
  return address ? (new URL(address, 'http://localhost').searchParams.get('after') ?? undefined) : undefined;
}
