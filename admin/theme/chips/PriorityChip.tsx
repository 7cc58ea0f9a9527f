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

/** The priority of a ticket, the same everywhere; any of the domain's sixteen. */
export function PriorityChip({ priority }: { priority: string }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const level = priorityLevel(priority);
  return <Tag tone={palette.priority[level]} icon={icons[level]} label={translate(`enums.priority.${priority}`)} />;
}
