import type { Schema } from '../../providers/contract';

export type TemplateRecord = Schema<'EmailTemplate'>;
export type Placeholder = Schema<'DescribedPlaceholder'>;
export type MailPreview = Schema<'MailPreview'>;
export type Language = (typeof languageLocales)[number][0];

/** The languages of a mail with the locales in which they are written. */
export const languageLocales = [
  ['de', 'de-CH'],
  ['en', 'en-CH'],
  ['fr', 'fr-CH'],
  ['it', 'it-CH'],
] as const;

/** API path of what belongs to one template. */
export const templatePath = (id: string | number, part: string) => `email-templates/${id}/${part}`;

/** What is typed into a template to use the placeholder: its value, a question for a flag, a walk through a list. */
export function usageOf({ name, kind, items = [] }: Placeholder): string {
  if (kind === 'flag') return `{% if ${name} %}{% endif %}`;
  if (kind !== 'list') return `{{ ${name} }}`;
  const item = name.replace(/s$/, '');
  return `{% for ${item} in ${name} %}${items.map((part) => `{{ ${item}.${part.name} }}`).join(' ')}<br>{% endfor %}`;
}

/** Pieces of HTML that are put around what is chosen in the text. */
export const tools = [
  { name: 'paragraph', before: '<p>', after: '</p>' },
  { name: 'bold', before: '<strong>', after: '</strong>' },
  { name: 'list', before: '<ul>\n<li>', after: '</li>\n</ul>' },
  { name: 'quote', before: '<blockquote>', after: '</blockquote>' },
  { name: 'button', before: '<a class="button" href="{{ ticket.url }}">', after: '</a>' },
  { name: 'condition', before: '{% if ticket.dueAt %}', after: '{% endif %}' },
] as const;

/** Where a line and column, both counted from 1, lie in a text. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
}
