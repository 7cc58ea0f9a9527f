/** Markup that is not escaped. */
export class Html {
  constructor(readonly text: string) {}
}

function escaped(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Template that escapes its values, except markup. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.map((part, index) => part + escaped(values[index])).join(''));
}
