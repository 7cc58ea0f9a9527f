import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TicketState } from '../tokens';
import { Tag } from './Tag';

const icons = {
  DRAFT: EditOutlined,
  PENDING: InboxOutlined,
  IN_WORK: BuildOutlined,
  IN_CLARIFICATION: HelpOutline,
  WORK_COMPLETED: CheckCircleOutlined,
  ORDER_COMPLETED: TaskAltOutlined,
  CLOSED: ArchiveOutlined,
};

/** The state of a ticket, the same everywhere. */
export function StateChip({ state }: { state: TicketState }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  return <Tag tone={palette.state[state]} icon={icons[state]} label={translate(`enums.ticketState.${state}`)} />;
}
