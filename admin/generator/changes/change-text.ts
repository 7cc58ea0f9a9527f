import type { FieldModel } from '../../model/resource-model';

type Texts = Record<string, string | null>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of the old and the new value of a change. */
interface Words {
  before: string;
  after: string;
}

/** Writes one value as text. */
type ValueText = (value: unknown) => string;

/**
 * Both values of a translated text in the languages that differ, each named if there are several. Entries of the log
 * from before the field had languages are plain texts.
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

/** The items of an embedded list, one per line, with the names and values of their fields. */
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

/** The text of a value whose field is missing in the reader's document. */
export function plainText(value: unknown, textOf: ValueText): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return isObject(value) ? JSON.stringify(value) : String(value);
}
