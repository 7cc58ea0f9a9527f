import { Chip } from '@mui/material';
import { useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import { type FilterModel, type FilterValues, isOfDays, isRelative } from '../../model/filters';
import { dayAsked } from '../../model/local-time';
import { type Bounds, periodBetween } from '../../model/periods';
import type { FieldModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { useValueText } from '../fields/use-value-text';

interface FilterChipProps {
  filter: FilterModel;
  values: FilterValues;
  /** Without it, the chip is read alone. */
  onOpen?: (anchor: HTMLElement) => void;
  onRemove?: () => void;
}

/** An active filter as text; a click opens its inputs, the cross removes the filter. */
export function FilterChip({ filter, values, onOpen, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const label = translate(filter.field.label, { _: filter.field.label });
  const text = useFilterText(filter, values);
  return (
    <Chip
      size="small"
      variant="outlined"
      color="primary"
      label={`${label}: ${text}`}
      onClick={onOpen && ((event) => onOpen(event.currentTarget))}
      onDelete={onRemove}
      sx={{ maxWidth: (theme) => theme.spacing(44) }}
    />
  );
}

function useFilterText({ field, kind, keys }: FilterModel, values: FilterValues): string {
  const translate = useTranslate();
  const text = useValueText();
  const [first, second] = keys.map((key) => values[key]);
  const titles = useTitles(field, first);
  switch (kind) {
    case 'anyOf':
      if (field.reference) return titles;
      if (field.widget === 'tags') return text(field, first);
      return (first as unknown[]).map((value) => text({ ...field, widget: 'choice' }, value)).join(', ');
    case 'range': {
      const period = periodBetween({ from: first, until: second } as Bounds);
      if (isOfDays(field) && period && period !== 'CUSTOMISED') return translate(`generator.filter.period.${period}`);
      const bound = (value: unknown) =>
        text(dayOnly(field), typeof value === 'string' && isOfDays(field) ? dayAsked(value) : value);
      if (first === undefined) return translate('generator.filter.until', { value: bound(second) });
      if (second === undefined) return translate('generator.filter.from', { value: bound(first) });
      return translate('generator.filter.range', { from: bound(first), to: bound(second) });
    }
    case 'flag':
      return text(field, first);
    default:
      return String(first);
  }
}

/** Moments are filtered by whole days. */
function dayOnly(field: FieldModel): FieldModel {
  return field.widget === 'moment' ? { ...field, widget: 'day' } : field;
}

function useTitles({ reference }: FieldModel, value: unknown): string {
  const locale = useLocale();
  const translate = useTranslate();
  const wanted = reference && Array.isArray(value) ? (value as string[]) : [];
  const ids = wanted.filter((one) => !isRelative(one));
  const { data = [] } = useGetManyAggregate(reference?.route ?? '', { ids }, { enabled: ids.length > 0 });
  const titleOf = (id: string) => {
    if (isRelative(id)) return translate(`generator.filter.relative.${id.slice(1)}`);
    const record = data.find((one) => one?.id === id);
    return record ? inLanguage(record[reference?.title ?? 'id'], locale) : '…';
  };
  return wanted.map(titleOf).join(', ');
}
