import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Urgency, urgencyOf } from '../../providers/format';
import { useFormat } from '../../providers/use-format';
import { Tag } from './Tag';

const icons: Record<Urgency, typeof ScheduleOutlined> = {
  overdue: ErrorOutlineOutlined,
  warning: HourglassBottomOutlined,
  onTime: ScheduleOutlined,
};

/** Props of a deadline. */
interface DeadlineChipProps {
  /** The deadline; without it the chip is hidden. */
  due: string | null | undefined;
  /** A deadline whose clock has stopped is shown, but never red. */
  settled?: boolean;
  /** Shows only the remaining time, for narrow columns; the tooltip shows the moment. */
  short?: boolean;
}

/** A deadline with its moment and the remaining time: «heute 16:00, in 2 Std.» (design). */
export function DeadlineChip({ due, settled = false, short = false }: DeadlineChipProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  if (!due) return null;
  const urgency = settled ? 'onTime' : urgencyOf(due);
  const title =
    urgency === 'overdue' ? translate('app.deadline.overdue', { moment: format.moment(due) }) : format.moment(due);
  const label = settled ? format.moment(due) : format.deadline(due);
  const brief = settled ? format.day(due) : format.distance(due);
  return (
    <Tag
      tone={palette.deadline[urgency]}
      icon={icons[urgency]}
      label={short ? title : label}
      title={title}
      short={short ? brief : undefined}
    />
  );
}
