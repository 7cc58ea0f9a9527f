import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ScheduleDialog } from '../../generator/list/ScheduleDialog';
import { useFormat } from '../../providers/use-format';
import { keptFailureText } from './kept-failure-text';
import { type ExportSchedule, useDeleteSchedule } from './schedules';

/** One scheduled export with its resource, its rhythm and its next run. */
export function ScheduleCard({ schedule }: { schedule: ExportSchedule }) {
  const translate = useTranslate();
  const remove = useDeleteSchedule();
  const [isOpen, setIsOpen] = useState(false);
  const { name, resource, format, failure } = schedule;
  const list = translate(`resources.${resource}.name`, { smart_count: 2, _: resource });
  return (
    <Paper variant="outlined" sx={{ p: 2 }} component="article" aria-label={name}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary" className="tabular">
            {[list, translate(`enums.exportFormat.${format}`), useWhen(schedule)].join(' · ')}
          </Typography>
          {failure && <LastFailure schedule={schedule} />}
          <NextRun schedule={schedule} />
        </Box>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setIsOpen(true)}>{translate('ra.action.edit')}</Button>
          <Button onClick={() => void remove(schedule)}>{translate('exports.remove')}</Button>
        </Stack>
      </Stack>
      {isOpen && <ScheduleDialog schedule={schedule} onClose={() => setIsOpen(false)} />}
    </Paper>
  );
}

/** The reason and the time of a failed last run. */
function LastFailure({ schedule }: { schedule: ExportSchedule }) {
  const translate = useTranslate();
  const format = useFormat();
  const why = keptFailureText(schedule, translate);
  const { failedAt } = schedule;
  return (
    <Typography variant="body2" color="error" className="tabular">
      {failedAt ? translate('exports.failed', { at: format.moment(failedAt), why }) : why}
    </Typography>
  );
}

function NextRun({ schedule: { active, nextRunAt } }: { schedule: ExportSchedule }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Typography variant="body2" color="text.secondary" className="tabular">
      {active && nextRunAt ? translate('exports.next', { at: format.moment(nextRunAt) }) : translate('exports.off')}
    </Typography>
  );
}

/** The rhythm of a schedule as a text: "Every Monday at 06:00". */
function useWhen({ rhythm, weekday, day, time }: ExportSchedule): string {
  const translate = useTranslate();
  const on = weekday ? translate(`enums.weekday.${weekday}`) : '';
  return translate(`exports.when.${rhythm}`, { weekday: on, day: day ?? 1, time });
}
