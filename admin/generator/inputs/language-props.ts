import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { filledLanguages, type Language } from '../../model/translated-text';
import { inputProps } from './input-props';

/**
 * What the input of one language of a translated text is given. Where any language will do, `tells` says whether this is
 * the input at which it is said that all are empty.
 */
export function languageProps(field: FieldModel, language: Language, tells: boolean) {
  const part: FieldModel = {
    ...field,
    name: `${field.name}.${language}`,
    label: `generator.language.${language}`,
    help: undefined,
    widget: field.isRich ? 'richText' : 'text',
    required: field.required && !field.anyLanguage && language === 'de',
  };
  const props = inputProps(part);
  if (!field.required || !field.anyLanguage || !tells) return props;
  const isEmpty = (all: object) => filledLanguages(valueAt(all, field.name)).length === 0;
  return {
    ...props,
    validate: (value: unknown, all: object) =>
      isEmpty(all) ? { message: 'errors.REQUIRED', args: {} } : props.validate(value),
  };
}
