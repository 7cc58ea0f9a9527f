import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import type { DataImport, ImportOutcome } from './import';

const counts: [outcome: ImportOutcome, count: 'created' | 'updated' | 'unchanged' | 'refused'][] = [
  ['CREATED', 'created'],
  ['UPDATED', 'updated'],
  ['UNCHANGED', 'unchanged'],
  ['REFUSED', 'refused'],
];

interface OutcomeFilterProps {
  data: DataImport;
  value: ImportOutcome | undefined;
  onChange: (outcome: ImportOutcome | undefined) => void;
}

/** Numbers of rows by outcome; each number filters the rows by its outcome. */
export function OutcomeFilter({ data, value, onChange }: OutcomeFilterProps) {
  const translate = useTranslate();
  const format = useFormat();
  const chip = (outcome: ImportOutcome | undefined, label: string, count: number) => (
    <Chip
      key={label}
      clickable
      variant={value === outcome ? 'filled' : 'outlined'}
      color={value === outcome ? 'primary' : outcome === 'REFUSED' && count > 0 ? 'error' : 'default'}
      aria-pressed={value === outcome}
      disabled={count === 0}
      label={`${label} ${format.number(count)}`}
      onClick={() => onChange(outcome)}
    />
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {chip(undefined, translate('imports.all'), data.rows)}
      {counts.map(([outcome, name]) => chip(outcome, translate(`enums.importOutcome.${outcome}`), data[name]))}
    </Stack>
  );
}
