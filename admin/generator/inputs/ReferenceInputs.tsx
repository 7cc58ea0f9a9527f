import { useCallback } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput as RaReferenceArrayInput,
  ReferenceInput as RaReferenceInput,
  useLocale,
  useTranslate,
} from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { inputProps } from './input-props';
import { useWithin } from './use-within';

/** Properties of an input for other records. */
export interface ReferenceInputProps {
  field: FieldModel;
  /** Further filter of the suggestions. */
  filter?: Record<string, unknown>;
  /** Locale key of the reason why there are no suggestions yet; then none are loaded. */
  notYet?: string;
  /** Whether the suggestions are shown before the user types. */
  openOnFocus?: boolean;
}

const suggestions = 25;

/** Another record, found by typing. */
export function ReferenceInput({ field, filter, notYet, openOnFocus }: ReferenceInputProps) {
  const within = useWithin(field);
  const { reference, autocomplete } = useReferenceProps(field, { ...within.filter, ...filter });
  return (
    <RaReferenceInput source={field.name} {...reference} enableGetChoices={() => !notYet}>
      <AutocompleteInput
        {...inputProps(field)}
        {...autocomplete}
        openOnFocus={openOnFocus}
        onChange={(_id, chosen) => within.fillOthers(chosen as RaRecord | undefined)}
        noOptionsText={notYet ?? 'generator.empty.filtered'}
      />
    </RaReferenceInput>
  );
}

/** Several other records, found by typing. */
export function ReferencesInput({ field, filter }: ReferenceInputProps) {
  const { reference, autocomplete } = useReferenceProps(field, filter);
  return (
    <RaReferenceArrayInput source={field.name} {...reference}>
      <AutocompleteArrayInput {...inputProps(field)} {...autocomplete} />
    </RaReferenceArrayInput>
  );
}

/**
 * Source and labels of suggestions: inactive records are not offered, and marked if chosen earlier; without a search on
 * the server the first 25 records are filtered here.
 */
function useReferenceProps({ reference }: FieldModel, filter: Record<string, unknown> = {}) {
  const translate = useTranslate();
  const locale = useLocale();
  const searchBy = reference?.searchBy;
  const { title: name = 'id', onlyActive = false } = reference ?? {};
  // A new function at each render would reset the text of the input while the user types.
  const optionText = useCallback(
    (record: Record<string, unknown> | undefined) => {
      const title = inLanguage(record?.[name], locale);
      return onlyActive && record?.active === false ? translate('masterdata.switch.inactiveTitle', { title }) : title;
    },
    [name, onlyActive, locale, translate],
  );
  return {
    reference: {
      reference: reference?.route ?? '',
      sort: reference?.sort,
      perPage: suggestions,
      filter: { ...(reference?.onlyActive && { active: true }), ...filter },
    },
    autocomplete: { optionText, filterToQuery: (typed: string) => (searchBy && typed ? { [searchBy]: typed } : {}) },
  };
}
