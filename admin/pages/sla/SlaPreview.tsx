import { MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useApplication } from '../../providers/application';
import { TimeText } from './TimeText';
import { useSlaPreview } from './use-sla-preview';
import { isTime, WEEKDAYS, type Weekday } from './week-plan';

/** The deadline of a sample ticket under the hours of the form, as the server calculates it. */
export function SlaPreview() {
  const translate = useTranslate();
  const locale = useLocale();
  const { models } = useApplication();
  const [weekday, setWeekday] = useState<Weekday>('FRIDAY');
  const [time, setTime] = useState('16:00');
  const [priority, setPriority] = useState('NORMAL');
  const { data, error } = useSlaPreview({ weekday, time, priority });
  const settings = models.find(({ path }) => path === 'tenant-settings');
  const priorities = settings?.fields.find(({ name }) => name === 'customerPriorities')?.choices?.values ?? ['NORMAL'];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: data?.zone });
  const words = data?.dueAt && {
    submitted: format.format(new Date(data.submittedAt)),
    due: format.format(new Date(data.dueAt)),
    priority: translate(`enums.priority.${priority}`),
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('masterdata.preview.title')}
      sx={{ p: 2, mt: 2 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate('masterdata.preview.title')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Select label="masterdata.preview.weekday" value={weekday} onChange={(value) => setWeekday(value as Weekday)}>
          {WEEKDAYS.map((day) => ({ id: day, name: `enums.weekday.${day}` }))}
        </Select>
        <TimeText
          label={translate('masterdata.preview.time')}
          value={time}
          isWrong={!isTime(time)}
          onChange={setTime}
        />
        <Select label="masterdata.preview.priority" value={priority} onChange={setPriority}>
          {priorities
            .filter((value) => value !== 'PREFERRED_DATE')
            .map((value) => ({ id: value, name: `enums.priority.${value}` }))}
        </Select>
      </Stack>
      <Typography role="status" color={error ? 'text.secondary' : undefined}>
        {error ? translate('masterdata.preview.incomplete') : words && translate('masterdata.preview.sentence', words)}
      </Typography>
    </Paper>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: { id: string; name: string }[];
}

function Select({ label, value, onChange, children }: SelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      variant="outlined"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': translate(label) } }}
      sx={{ minWidth: (theme) => theme.spacing(18), '& .MuiInputBase-input': { py: 0.625 } }}
    >
      {children.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
