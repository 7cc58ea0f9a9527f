/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

function escaped(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Template that escapes whatever is put into it, other markup aside. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.map((part, index) => part + escaped(values[index])).join(''));
}
