/** The plain text of a piece of HTML on one line; the HTML is neither rendered nor run. */
export function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/g, ' $&'), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
