import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNow } from '../../components/use-now';
import { dayOf } from '../../model/local-time';
import { serverMs } from '../../model/server-clock';
import { useFormat } from '../../providers/use-format';
import { BIG } from './StepButton';
import { isRunning, paused, started, type WorkTime, workedMinutes, workedMs } from './work-time';

const SECOND_MS = 1_000;

interface WorkTimerProps {
  work: WorkTime;
  onWork: (work: WorkTime | undefined) => void;
  onBook: (minutes: number, day: string) => Promise<void>;
}

/** The clock of the work at an order, with its pauses; stored on the device until the work is booked. */
export function WorkTimer({ work, onWork, onBook }: WorkTimerProps) {
  const translate = useTranslate();
  const format = useFormat();
  const now = useNow(isRunning(work) ? SECOND_MS : null);
  const [first] = work;
  const book = async () => {
    const end = serverMs();
    await onBook(workedMinutes(work, end), dayOf(new Date(first?.from ?? end)));
    onWork(undefined);
  };
  const runs = isRunning(work);
  const start = first ? 'field.time.resume' : 'field.time.start';
  return (
    <Stack spacing={1}>
      {first && (
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography color="text.secondary">{translate('field.time.running')}</Typography>
          <Typography variant="h1" component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {clockText(workedMs(work, now))}
          </Typography>
        </Box>
      )}
      <Stack direction="row" spacing={1}>
        <Button
          fullWidth
          variant="outlined"
          sx={BIG}
          startIcon={runs ? <PauseOutlined /> : <PlayArrowOutlined />}
          onClick={() => onWork(runs ? paused(work, serverMs()) : started(work, serverMs()))}
        >
          {translate(runs ? 'field.time.pause' : start)}
        </Button>
        {first && (
          <Button fullWidth variant="contained" sx={BIG} onClick={() => void book()}>
            {translate('field.time.book', { duration: format.duration(workedMinutes(work, now)) })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** Hours, minutes and seconds, such as 1:05:09. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
