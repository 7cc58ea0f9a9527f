import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, FormHelperText, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import { DayTrack } from './DayTrack';
import { TimeText } from './TimeText';
import {
  copiedToWorkdays,
  findingOn,
  segmentsOn,
  type Weekday,
  type WeekPlan,
  windowsOn,
  withWindow,
} from './week-plan';

interface WeekDayRowProps {
  plan: WeekPlan;
  day: Weekday;
  onChange: (plan: WeekPlan) => void;
}

/** A day of the plan: inputs for its windows, and a drawing over the hours of the day. */
export function WeekDayRow({ plan, day, onChange }: WeekDayRowProps) {
  const translate = useTranslate();
  const name = translate(`enums.weekday.${day}`);
  const windows = windowsOn(plan, day);
  const replace = (position: number, part: object) =>
    onChange(plan.map((window, index) => (index === position ? { ...window, ...part } : window)));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '7rem minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {name}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 }, minWidth: 0 }}>
        <Stack sx={{ gap: 0.5, mb: 0.75 }}>
          {windows.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              {translate('masterdata.week.free')}
            </Typography>
          )}
          {windows.map(({ window, position }, number) => {
            const finding = findingOn(plan, position);
            const of = { day: name, number: number + 1 };
            return (
              <Box key={position}>
                <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
                  <TimeText
                    label={translate('masterdata.week.start', of)}
                    value={window.start}
                    isWrong={Boolean(finding)}
                    onChange={(start) => replace(position, { start })}
                  />
                  <span aria-hidden>–</span>
                  <TimeText
                    label={translate('masterdata.week.end', of)}
                    value={window.end}
                    isWrong={finding === 'TIME_INVALID'}
                    onChange={(end) => replace(position, { end })}
                  />
                  <IconAction
                    icon={Close}
                    label={translate('masterdata.week.remove', of)}
                    onClick={() => onChange(plan.filter((_, index) => index !== position))}
                  />
                  {window.end !== '' && window.end <= window.start && (
                    <Typography variant="caption" color="text.secondary">
                      {translate('masterdata.week.overnight')}
                    </Typography>
                  )}
                </Stack>
                {finding && (
                  <FormHelperText error role="alert">
                    {translate(`errors.${finding}`)}
                  </FormHelperText>
                )}
              </Box>
            );
          })}
        </Stack>
        <DayTrack segments={segmentsOn(plan, day)} />
      </Box>
      <Stack direction="row" sx={{ gridColumn: { xs: 2, sm: 3 }, gridRow: 1 }}>
        <IconAction
          icon={Add}
          label={translate('masterdata.week.add', { day: name })}
          onClick={() => onChange(withWindow(plan, day))}
        />
        <IconAction
          icon={ContentCopy}
          label={translate('masterdata.week.copy', { day: name })}
          onClick={() => onChange(copiedToWorkdays(plan, day))}
        />
      </Stack>
    </Box>
  );
}
