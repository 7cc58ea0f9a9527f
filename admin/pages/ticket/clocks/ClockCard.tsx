import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box, Button, Collapse, Stack, Typography, useTheme } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FactList } from '../../../components/FactList';
import { useFormat } from '../../../providers/use-format';
import { Tag } from '../../../theme/chips/Tag';
import { ClockSegments } from './ClockSegments';
import type { TicketClock } from './use-clocks';

const looks = {
  RUNNING: { icon: ScheduleOutlined, tone: 'onTime' },
  PAUSED: { icon: PauseCircleOutlined, tone: 'warning' },
  MET: { icon: CheckCircleOutlined, tone: 'onTime' },
  BREACHED: { icon: ErrorOutlineOutlined, tone: 'overdue' },
} as const;

/** One deadline: its state, target, elapsed time, warnings, and on demand the explanation. */
export function ClockCard({ clock, isPresent }: { clock: TicketClock; isPresent: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { icon, tone } = looks[clock.state];
  const name = translate(`enums.slaClock.${clock.clock}`);
  const targetText = clock.stoppedAt
    ? format.moment(clock.target)
    : format.deadline(clock.target) || translate('tickets.clocks.held');
  const facts = [
    ['target', targetText],
    ['agreed', format.moment(clock.agreedTarget)],
    ['started', format.moment(clock.startedAt)],
    ['stopped', format.moment(clock.stoppedAt)],
    ['counted', format.duration(clock.countedMinutes)],
    ['paused', clock.pausedMinutes > 0 ? format.duration(clock.pausedMinutes) : ''],
  ].map(([fact, text]) => [translate(`tickets.clocks.${fact}`), text] as const);
  // A stopped clock sends no further warnings.
  const warnings = clock.marks
    .filter(({ sentAt }) => sentAt || !clock.stoppedAt)
    .map(({ percent, at, sentAt }) => {
      const moment = at ? format.moment(at) : translate('tickets.clocks.held');
      return [
        translate('tickets.clocks.marks', { percent }),
        sentAt ? translate('tickets.clocks.told', { moment: format.moment(sentAt) }) : moment,
      ] as const;
    });
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {isPresent && clock.cycle === 1 ? name : translate('tickets.clocks.cycle', { name, n: clock.cycle })}
        </Typography>
        <Tag icon={icon} tone={palette.deadline[tone]} label={translate(`enums.clockState.${clock.state}`)} />
      </Stack>
      <FactList columns="minmax(8rem, max-content) 1fr" facts={[...facts, ...warnings]} />
      {clock.segments.length > 0 && (
        <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open} sx={{ mt: 0.5, ml: -0.5 }}>
          {translate(open ? 'tickets.clocks.hide' : 'tickets.clocks.show')}
        </Button>
      )}
      <Collapse in={open} unmountOnExit>
        <ClockSegments segments={clock.segments} />
      </Collapse>
    </Box>
  );
}
