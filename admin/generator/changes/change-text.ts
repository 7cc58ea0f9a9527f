import type { FieldModel } from '../../model/resource-model';

type Texts = Record<string, string | null>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What both values of a change are to be called. */
interface Words {
  before: string;
  after: string;
}

/** How one value is worded. */
type ValueText = (value: unknown) => string;

/**
 * Of texts in several languages those that differ, each with its language where it is not the only one. What was noted
 * when the field had one text only is told as it is.
 */
export function translatedWords(from: unknown, to: unknown, textOf: ValueText = String): Words {
  const plain = (value: unknown) => (value === null || value === undefined ? '' : textOf(value));
  if (!isObject(from ?? to)) return { before: plain(from), after: plain(to) };
  const [before, after] = [from, to].map((value) => (isObject(value) ? (value as Texts) : {})) as [Texts, Texts];
  const languages = ['de', 'en', 'fr', 'it'].filter((one) => (before[one] ?? null) !== (after[one] ?? null));
  const write = (texts: Texts) =>
    languages.length === 1
      ? textOf(texts[languages[0] as string] ?? '')
      : languages
          .filter((language) => texts[language])
          .map((language) => `${language.toUpperCase()}: ${textOf(texts[language])}`)
          .join('\n');
  return { before: write(before), after: write(after) };
}

/** The items of a list, one a line, with the names and values of their fields. */
export function itemLines(
  items: unknown,
  fields: readonly FieldModel[],
  nameOf: (field: FieldModel) => string,
  textOf: (field: FieldModel, value: unknown) => string,
): string {
  if (!Array.isArray(items)) return '';
  return items
    .map((item) =>
      fields
        .map((field) => [nameOf(field), textOf(field, (item as Record<string, unknown>)[field.name])])
        .filter(([, text]) => text)
        .map(([name, text]) => `${name}: ${text}`)
        .join(', '),
    )
    .join('\n');
}

/** A value of which no more is known than what it is: of a field that the reader's document does not have. */
export function plainText(value: unknown, one: ValueText): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(one).join(', ');
  return isObject(value) ? JSON.stringify(value) : String(value);
}
