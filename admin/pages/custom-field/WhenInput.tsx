import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useMemo } from 'react';
import { type RaRecord, useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin';
import type { FieldSlotProps } from '../../generator';
import { useFormValues } from '../../generator/form/use-form-values';
import { FilterChip } from '../../generator/list/FilterChip';
import { FilterChoice } from '../../generator/list/FilterChoice';
import { activeFilters, type FilterModel, type FilterValues, filtersOf } from '../../model/filters';
import { useApplication } from '../../providers/application';

/** Kinds of fields that a condition compares; days count from today, which the inputs of lists write as periods. */
const COMPARED = ['text', 'email', 'phone', 'integer', 'money', 'quantity', 'flag', 'choice', 'time', 'reference'];
const CHIPS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The filters on other fields of a resource, as its lists have them. */
function useConditionFilters(resource: unknown, key: unknown): FilterModel[] {
  const { models } = useApplication();
  return useMemo(() => {
    const fields = models.find(({ path }) => path === resource)?.fields ?? [];
    const others = fields.filter(
      ({ name, widget, isKept }) => COMPARED.includes(widget) && !isKept && name !== `custom.${key}`,
    );
    return filtersOf(others.map((field) => ({ ...field, filter: ['', '_eq_any', '_gte', '_lte'] })));
  }, [models, resource, key]);
}

/** The condition of a definition, a single choice as one of several; a faulty text, which only the API can send, has none. */
function conditionOf(text: unknown, filters: readonly FilterModel[]): FilterValues {
  try {
    const entries = Object.entries(JSON.parse(String(text ?? '{}')) as FilterValues).map(([key, value]) => {
      const isSingle = filters.some(({ name, kind }) => name === key && kind === 'anyOf');
      return isSingle ? [`${key}_eq_any`, [value]] : [key, value];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Parts of a condition without a chip, which the API has set. */
function Others({ values, filters }: { values: FilterValues; filters: readonly FilterModel[] }) {
  const others = Object.entries(values).filter(([name]) => !filters.some(({ keys }) => keys.includes(name)));
  return others.length > 0 && <code>{JSON.stringify(Object.fromEntries(others))}</code>;
}

/** The condition of a definition: filters on other fields of the resource. */
export function WhenInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const [resource, key] = useFormValues(['resource', 'key']);
  const input = useInput({ source: field.name });
  const { error, invalid } = input.fieldState;
  const filters = useConditionFilters(resource, key);
  const values = conditionOf(input.field.value, filters);
  const set = (next: FilterValues) => input.field.onChange(Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  const remove = (keys: readonly string[]) =>
    set(Object.fromEntries(Object.entries(values).filter(([name]) => !keys.includes(name))));
  return (
    // The form of a filter stands within this one.
    <FormControl component="fieldset" error={invalid} onSubmit={(event) => event.stopPropagation()} sx={{ m: 0 }}>
      <FormLabel component="legend" sx={{ typography: 'body2', mb: 0.5 }}>
        {translate(field.label)}
      </FormLabel>
      <Box sx={CHIPS}>
        <FilterChoice
          filters={filters}
          values={values}
          shown={values}
          onChange={set}
          onRemove={remove}
          label="customFields.addCondition"
        />
        <Others values={values} filters={filters} />
      </Box>
      <FormHelperText sx={{ mx: 0 }}>
        {invalid ? <ValidationError error={error?.message ?? ''} /> : translate(field.help ?? '')}
      </FormHelperText>
    </FormControl>
  );
}

/** The condition of a definition as it is read. */
export function WhenText() {
  const { resource, key, when } = useRecordContext<RaRecord>() as RaRecord;
  const filters = useConditionFilters(resource, key);
  const values = conditionOf(when, filters);
  if (Object.keys(values).length === 0) return '–';
  return (
    <Box component="span" sx={CHIPS}>
      {activeFilters(filters, values).map((filter) => (
        <FilterChip key={filter.name} filter={filter} values={values} />
      ))}
      <Others values={values} filters={filters} />
    </Box>
  );
}
