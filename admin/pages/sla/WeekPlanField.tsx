import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../generator/overrides';
import { useFormat } from '../../providers/use-format';
import { DayTrack } from './DayTrack';
import { segmentsOn, WEEKDAYS, type WeekPlan, windowsOn } from './week-plan';

/** A week plan to read: the hours of each day, in words and drawn. */
export function WeekPlanField({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const format = useFormat();
  const plan: WeekPlan = useRecordContext()?.[field.name] ?? [];
  if (plan.length === 0) return '–';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {WEEKDAYS.map((day) => {
        const words = windowsOn(plan, day).map(({ window }) => `${window.start}–${window.end}`);
        return (
          <Box component="li" key={day} sx={{ py: 0.5 }}>
            <Typography variant="body2">
              {translate(`enums.weekday.${day}`)}:{' '}
              {words.length > 0 ? format.list(words) : translate('masterdata.week.free')}
            </Typography>
            <DayTrack segments={segmentsOn(plan, day)} />
          </Box>
        );
      })}
    </Box>
  );
}
