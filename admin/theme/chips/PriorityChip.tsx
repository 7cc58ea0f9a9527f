import DragHandle from '@mui/icons-material/DragHandle';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import KeyboardDoubleArrowUp from '@mui/icons-material/KeyboardDoubleArrowUp';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { priorityLevel } from './priority-level';
import { Tag } from './Tag';

const icons = {
  low: KeyboardArrowDown,
  normal: DragHandle,
  high: KeyboardArrowUp,
  immediate: KeyboardDoubleArrowUp,
};

interface PriorityChipProps {
  priority: string;
  /** Only the icon, for narrow columns; a tooltip and screen readers give its name. */
  short?: boolean;
}

/** The priority of a ticket, the same everywhere; any of the domain's sixteen. */
export function PriorityChip({ priority, short = false }: PriorityChipProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const level = priorityLevel(priority);
  const label = translate(`enums.priority.${priority}`);
  return <Tag tone={palette.priority[level]} icon={icons[level]} label={label} short={short ? '' : undefined} />;
}
