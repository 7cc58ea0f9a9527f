import { Box, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isCustom } from '../../model/own-texts';
import { useApplication } from '../../providers/application';
import type { DataImport } from './import';

interface ColumnChoicesProps {
  data: DataImport;
  onChange: (fields: (string | null)[]) => void;
}

/** The field that each column of the table fills, for the user to correct columns whose heading was not recognised. */
export function ColumnChoices({ data, onChange }: ColumnChoicesProps) {
  const translate = useTranslate();
  const { models } = useApplication();
  const model = models.find(({ path }) => path === data.target);
  const fields = data.fields.flatMap((name) => model?.fields.find((field) => field.name === name) ?? []);
  const chosen = data.columns.map(({ field }) => field ?? null);
  const missing = fields.filter(
    (field) => field.required && field.default === undefined && !chosen.includes(field.name),
  );
  // Existing records may lack fields that have become required since.
  const hint = missing.length === 0 ? 'text' : missing.every(isCustom) ? 'missingForNew' : 'missing';
  const choose = (column: number, field: string) =>
    onChange(chosen.map((former, index) => (index === column ? field || null : former === field ? null : former)));
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography variant="h2">{translate('imports.columns.title')}</Typography>
      <Typography variant="body2" color={missing.length > 0 ? 'error' : 'text.secondary'} sx={{ mb: 1.5 }}>
        {translate(`imports.columns.${hint}`, { fields: missing.map(({ label }) => translate(label)).join(', ') })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {data.columns.map(({ title, field }, index) => (
          <TextField
            key={index}
            select
            size="small"
            label={title || translate('imports.columns.untitled', { number: index + 1 })}
            value={field ?? ''}
            onChange={({ target }) => choose(index, target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate('imports.columns.none')}
              </Box>
            </MenuItem>
            {fields.map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {translate(label)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Paper>
  );
}
