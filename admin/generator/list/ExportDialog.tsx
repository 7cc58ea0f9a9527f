import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EXPORT_FORMATS } from '../../../openapi/vocabulary';
import { AppDialog } from '../../components/AppDialog';
import { type ExportFormat, useExport } from './use-export';
import type { QueryOf } from './use-list-query';

/** Most rows of an immediate export; the worker exports more rows in the background. */
const MOST_AT_ONCE = 10_000;

interface ExportDialogProps {
  queryOf: QueryOf;
  /** Opens the dialog of a scheduled export instead. */
  onRegularly: () => void;
  onClose: () => void;
}

/** Asks the user for the format and the columns of an export. */
export function ExportDialog({ queryOf, onRegularly, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const { total = 0, meta } = useListContext();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [columns, setColumns] = useState<'shown' | 'all'>('shown');
  const [mail, setMail] = useState(false);
  const { run, isBusy } = useExport(queryOf);
  const isMore = meta?.totalExact === false;
  const isLater = mail || format === 'pdf' || isMore || total > MOST_AT_ONCE;
  const start = async () => {
    if (await run({ format, all: columns === 'all', mail, isLater })) onClose();
  };
  return (
    <AppDialog
      title={translate('generator.export.title')}
      leave={null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onRegularly} sx={{ mr: 'auto' }}>
            {translate('generator.export.regularly')}
          </Button>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" loading={isBusy} onClick={() => void start()}>
            {translate('generator.export.confirm')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography color="text.secondary" className="tabular">
          {isMore
            ? translate('generator.export.moreRows', { count: total - 1 })
            : translate('generator.export.rows', { smart_count: total })}
        </Typography>
        <Choices
          label={translate('generator.export.format')}
          value={format}
          onChange={setFormat}
          choices={EXPORT_FORMATS.map((one) => [one, translate(`generator.export.formats.${one}`)])}
        />
        <Choices
          label={translate('generator.export.columns')}
          value={columns}
          onChange={setColumns}
          choices={(['shown', 'all'] as const).map((one) => [one, translate(`generator.export.${one}`)])}
        />
        <div>
          <FormControlLabel
            control={<Checkbox size="small" checked={mail} onChange={(event) => setMail(event.target.checked)} />}
            label={translate('generator.export.mail')}
          />
        </div>
        {isLater && <Typography variant="body2">{translate('generator.export.later')}</Typography>}
        <Link component={RouterLink} to="/exports" variant="body2">
          {translate('generator.export.mine')}
        </Link>
      </Stack>
    </AppDialog>
  );
}

interface ChoicesProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  choices: readonly (readonly [value: T, label: string])[];
}

function Choices<T extends string>({ label, value, onChange, choices }: ChoicesProps<T>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen as T)}>
        {choices.map(([one, text]) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={text} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
