import type { Schema } from '../../providers/contract';

export type TemplateRecord = Schema<'EmailTemplate'>;
export type MailPreview = Schema<'MailPreview'>;
export type Language = (typeof languageLocales)[number][0];

/** The languages of a mail with their locales. */
export const languageLocales = [
  ['de', 'de-CH'],
  ['en', 'en-CH'],
  ['fr', 'fr-CH'],
  ['it', 'it-CH'],
] as const;

/** API path of a part of one template. */
export const templatePath = (id: string | number, part: string) => `email-templates/${id}/${part}`;

/** Pieces of HTML that are put around the text selected by the user. */
export const tools = [
  { name: 'paragraph', before: '<p>', after: '</p>' },
  { name: 'bold', before: '<strong>', after: '</strong>' },
  { name: 'list', before: '<ul>\n<li>', after: '</li>\n</ul>' },
  { name: 'quote', before: '<blockquote>', after: '</blockquote>' },
  { name: 'button', before: '<a class="button" href="{{ ticket.url }}">', after: '</a>' },
  { name: 'condition', before: '{% if ticket.dueAt %}', after: '{% endif %}' },
] as const;
