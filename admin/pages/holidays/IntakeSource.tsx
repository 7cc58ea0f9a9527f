import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useApplication } from '../../providers/application';
import type { HolidayIntake } from './use-holiday-intake';

/** The source of the days, their years, and the region in which they apply. */
export function IntakeSource({ intake }: { intake: HolidayIntake }) {
  const translate = useTranslate();
  const { models } = useApplication();
  const { source, change } = intake;
  const model = models.find(({ path }) => path === 'holidays');
  const regions = model?.fields.find(({ name }) => name === 'region')?.choices?.values ?? ['CH'];
  const years = Array.from({ length: 8 }, (_, index) => new Date().getFullYear() + index);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={source.kind}
        onChange={(_event, kind) => kind && change({ kind })}
        aria-label={translate('masterdata.intake.source')}
      >
        <ToggleButton value="canton">{translate('masterdata.intake.canton')}</ToggleButton>
        <ToggleButton value="file">{translate('masterdata.intake.file')}</ToggleButton>
      </ToggleButtonGroup>
      {source.kind === 'canton' ? (
        <Choice
          label={translate('masterdata.intake.calendar')}
          value={source.calendar}
          options={regions.map((region) => [region, translate(`enums.region.${region}`)])}
          onChange={(calendar) => change({ calendar })}
        />
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Button component="label" variant="outlined" startIcon={<UploadFile />}>
            {translate('masterdata.intake.choose')}
            <input
              hidden
              type="file"
              accept=".ics,text/calendar"
              onChange={(event) => intake.read(event.target.files?.[0])}
            />
          </Button>
          <Typography variant="body2" color="text.secondary" noWrap>
            {source.fileName || translate('masterdata.intake.noFile')}
          </Typography>
        </Stack>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <Choice
          label={translate('masterdata.intake.firstYear')}
          value={String(source.firstYear)}
          options={years.map((year) => [String(year), String(year)])}
          onChange={(year) => change({ firstYear: Number(year), lastYear: Math.max(Number(year), source.lastYear) })}
        />
        <Choice
          label={translate('masterdata.intake.lastYear')}
          value={String(source.lastYear)}
          options={years.filter((year) => year >= source.firstYear).map((year) => [String(year), String(year)])}
          onChange={(year) => change({ lastYear: Number(year) })}
        />
        <Choice
          label={translate('masterdata.intake.region')}
          value={source.region}
          options={regions.map((region) => [region, translate(`enums.region.${region}`)])}
          onChange={(region) => change({ region })}
        />
      </Stack>
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      margin="none"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
