import type { ContractDocument, JsonSchema } from './document';
import { withoutNull } from './schema';
import type { TranslatedText } from './translated-text';

/** Texts within a document, by the keys that the models use. */
export type OwnTexts = ReadonlyMap<string, TranslatedText>;

/** Beginning of the names of fields that a tenant has defined (contract, custom fields). */
const CUSTOM = 'custom.';

/** Whether a field was defined by the tenant at run time. */
export const isCustom = ({ name }: { name: string }): boolean => name.startsWith(CUSTOM);

/** The keys of the texts of a field, built like the keys of the product's own fields. */
export const textKeys = (path: string, name: string) => ({
  label: `resources.${path}.fields.${name}`,
  help: `resources.${path}.help.${name}`,
  choices: `${path}.${name}`,
});

/** The texts of the fields that the tenant has defined: labels, helps, and the labels of choices as `enums.…`. */
export function ownTextsOf({ components }: ContractDocument): OwnTexts {
  const schemas = components?.schemas ?? {};
  const texts = Object.values(schemas).flatMap((schema) => {
    const path = schema['x-resource']?.path;
    const fields = Object.entries(withoutNull(schema.properties?.custom ?? {}, schemas).properties ?? {});
    return path ? fields.flatMap(([key, field]) => textsOf(path, CUSTOM + key, field)) : [];
  });
  return new Map(texts);
}

function textsOf(path: string, name: string, { 'x-field': hint }: JsonSchema): [string, TranslatedText][] {
  const keys = textKeys(path, name);
  const options = Object.entries(hint?.optionLabels ?? {});
  return [
    ...(hint?.labels ? [[keys.label, hint.labels] satisfies [string, TranslatedText]] : []),
    ...(hint?.helps ? [[keys.help, hint.helps] satisfies [string, TranslatedText]] : []),
    ...options.map(([value, text]): [string, TranslatedText] => [`enums.${keys.choices}.${value}`, text]),
  ];
}
