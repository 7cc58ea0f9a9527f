import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailPlaceholder } from '../../vocabulary/mail.js';
import type { Placeholders } from '../plan/mail-placeholders.js';
import { exampleOf, exampleValues } from './example-values.js';
import type { DescribedPlaceholder, PlaceholderItem } from './placeholder.shapes.js';

/** Placeholders with meaning and example in the reader's language; `url` is the address of the application. */
export function describedPlaceholders(
  placeholders: readonly MailPlaceholder[],
  locale: Locale,
  url: string,
): DescribedPlaceholder[] {
  const examples = exampleValues(locale, url);
  const describe = (one: MailPlaceholder, list?: MailPlaceholder): PlaceholderItem => {
    const full = list ? `${list.name}.${one.name}` : one.name;
    const [item] = list ? (examples[list.name] as Placeholders['invoices']) : [];
    return {
      name: one.name,
      kind: one.kind,
      label: one.label ?? translate(locale, `placeholders.${full.replace('.', '_')}`),
      example: one.label ?? exampleOf(examples, one, item ?? examples),
    };
  };
  return placeholders.map((one) => ({
    ...describe(one),
    items: (one.items ?? []).map((inner) => describe(inner, one)),
  }));
}
