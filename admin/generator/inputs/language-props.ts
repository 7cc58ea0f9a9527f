import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { filledLanguages, type Language } from '../../model/translated-text';
import { inputProps } from './input-props';

/**
 * Properties of the input of one language of a translated text. If any language suffices, the error of a text without
 * any language is shown at the input with `showsError`.
 */
export function languageProps(field: FieldModel, language: Language, showsError: boolean) {
  const part: FieldModel = {
    ...field,
    name: `${field.name}.${language}`,
    label: `generator.language.${language}`,
    help: undefined,
    widget: field.isRich ? 'richText' : 'text',
    required: field.required && !field.anyLanguage && language === 'de',
  };
  const props = inputProps(part);
  if (!field.required || !field.anyLanguage || !showsError) return props;
  const isEmpty = (all: object) => filledLanguages(valueAt(all, field.name)).length === 0;
  return {
    ...props,
    validate: (value: unknown, all: object) =>
      isEmpty(all) ? { message: 'errors.REQUIRED', args: {} } : props.validate(value),
  };
}
