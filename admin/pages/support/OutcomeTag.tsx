import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTheme } from '@mui/material';
import { Tag } from '../../theme/chips/Tag';
import type { FailedJob, SentMail } from './support';

const icons = {
  SENT: CheckCircleOutlined,
  QUEUED: ScheduleOutlined,
  REPEATING: ScheduleOutlined,
  PUT_ASIDE: ScheduleOutlined,
  SUPPRESSED: BlockOutlined,
  FAILED: ErrorOutlineOutlined,
};

/** The outcome of a mail or a job. */
export function OutcomeTag({ outcome, label }: { outcome: FailedJob['state'] | SentMail['state']; label: string }) {
  const { state, deadline } = useTheme().palette;
  const tones = {
    SENT: state.ORDER_COMPLETED,
    QUEUED: state.PENDING,
    REPEATING: deadline.warning,
    PUT_ASIDE: deadline.warning,
    SUPPRESSED: state.CLOSED,
    FAILED: deadline.overdue,
  };
  return <Tag tone={tones[outcome]} icon={icons[outcome]} label={label} />;
}
