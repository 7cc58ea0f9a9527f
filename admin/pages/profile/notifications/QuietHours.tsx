import { FormControlLabel, MenuItem, Stack, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { WEEKDAYS } from '../../../../openapi/vocabulary';
import { deskZone } from '../../../model/local-time';
import type { Change, Settings } from './use-notification-settings';

/** From 1 January 2024 on, a Monday, the days of a week. */
const dayName = (place: number, locale: string, weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + place));

/** Hours of the day in which internal mails wait and devices are silent. */
export function QuietHours({ settings, onChange }: { settings: Settings; onChange: Change }) {
  const translate = useTranslate();
  const locale = useLocale();
  const word = (key: string, values?: object) => translate(`notifications.profile.${key}`, values);
  const { quietFrom, quietDays, breachesPass, zone } = settings;
  const isOn = quietFrom !== null;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([own, zone].filter((name) => name && name !== deskZone()))] as string[];
  const start = { quietFrom: '19:00', quietTo: '07:00', quietDays: [...WEEKDAYS] };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_event, on) => onChange(on ? start : { quietFrom: null, quietTo: null, quietDays: [] })}
          />
        }
        label={word('quietOn')}
      />
      {isOn && (
        <>
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            {(['quietFrom', 'quietTo'] as const).map((name) => (
              <TextField
                key={name}
                type="time"
                label={word(name)}
                value={settings[name] ?? ''}
                onChange={({ target: { value } }) => value && onChange({ [name]: value })}
                slotProps={{ inputLabel: { shrink: true } }}
                sx={{ width: 136 }}
              />
            ))}
          </Stack>
          <ToggleButtonGroup
            size="small"
            color="primary"
            value={quietDays}
            onChange={(_event, days) => onChange({ quietDays: days })}
            aria-label={word('quietDays')}
            sx={{ flexWrap: 'wrap' }}
          >
            {WEEKDAYS.map((day, place) => (
              <ToggleButton key={day} value={day} aria-label={dayName(place, locale, 'long')} sx={{ minWidth: 40 }}>
                {dayName(place, locale, 'short')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {zones.length > 0 && (
            <TextField
              select
              label={word('zone')}
              value={zone ?? deskZone()}
              onChange={({ target: { value } }) => onChange({ zone: value === deskZone() ? null : value })}
              sx={{ minWidth: 240 }}
            >
              <MenuItem value={deskZone()}>{word('zoneOf', { zone: deskZone() })}</MenuItem>
              {zones.map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        </>
      )}
      <FormControlLabel
        control={<Switch checked={breachesPass} onChange={(_event, on) => onChange({ breachesPass: on })} />}
        label={word('breachesPass')}
      />
    </Stack>
  );
}
