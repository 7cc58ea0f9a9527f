import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import { type Placeholders, valueAt } from '../plan/mail-placeholders.js';
import { exampleValues } from './example-values.js';
import type { DescribedPlaceholder, PlaceholderItem } from './placeholder.shapes.js';

const WITH_EXAMPLE: readonly string[] = ['text', 'url', 'email', 'phone'];

/** Placeholders with meaning and example in the reader's language; `url` is the address of the application. */
export function describedPlaceholders(
  placeholders: readonly MailPlaceholder[],
  locale: Locale,
  url: string,
): DescribedPlaceholder[] {
  const examples = exampleValues(locale, url);
  const describe = ({ name, kind, label }: MailPlaceholder, list?: MailPlaceholder): PlaceholderItem => {
    const full = list ? `${list.name}.${name}` : name;
    const [item] = list ? (examples[list.name] as Placeholders['invoices']) : [];
    return {
      name,
      kind,
      label: label ?? translate(locale, `placeholders.${full.replace('.', '_')}`),
      example: label ?? (WITH_EXAMPLE.includes(kind) ? valueAt(item ?? examples, name) : ''),
    };
  };
  return placeholders.map((placeholder) => ({
    ...describe(placeholder),
    items: (placeholder.items ?? []).map((item) => describe(item, placeholder)),
  }));
}
