import { useCallback } from 'react';
import { AutocompleteInput, ReferenceInput, useLocale } from 'react-admin';
import { inputProps } from '../../../generator/inputs/input-props';
import type { FieldModel } from '../../../model/resource-model';
import { inLanguage } from '../../../model/translated-text';
import { useApplication } from '../../../providers/application';

interface TicketReferenceInputProps {
  field: FieldModel;
  /** Filter of the suggestions, which must be active besides. */
  filter?: Record<string, unknown>;
  /** Locale key of the reason why there are no suggestions yet; then none are loaded. */
  notYet?: string;
}

const suggestions = 50;

/** Another record, found by typing; inactive records are not offered, if the resource has that state. */
export function TicketReferenceInput({ field, filter, notYet }: TicketReferenceInputProps) {
  const locale = useLocale();
  const { models } = useApplication();
  const { reference } = field;
  const target = models.find(({ path }) => path === reference?.path);
  const knowsActive = target?.fields.some(({ name, filter: operators }) => name === 'active' && operators.includes(''));
  const searchBy = reference?.searchBy;
  const title = reference?.title ?? 'id';
  // A new function in each rendering would reset the text that the user is typing.
  const titleOf = useCallback(
    (record?: Record<string, unknown>) => inLanguage(record?.[title], locale),
    [title, locale],
  );
  return (
    <ReferenceInput
      source={field.name}
      reference={reference?.route ?? ''}
      sort={reference?.sort}
      perPage={suggestions}
      filter={{ ...(knowsActive && { active: true }), ...filter }}
      enableGetChoices={() => !notYet}
    >
      <AutocompleteInput
        {...inputProps(field)}
        openOnFocus={false}
        noOptionsText={notYet ?? 'generator.empty.filtered'}
        optionText={titleOf}
        filterToQuery={(typed: string) => (searchBy && typed ? { [searchBy]: typed } : {})}
      />
    </ReferenceInput>
  );
}
