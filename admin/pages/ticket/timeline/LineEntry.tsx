import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Activity } from '../model/activity';
import { EntryTime } from './EntryTime';
import { useActivityText } from './use-activity-text';

const icons: Record<string, typeof EditOutlined> = {
  CREATED: AddCircleOutline,
  STATE_CHANGED: SwapHorizOutlined,
  TYPE_CHANGED: SwapHorizOutlined,
  ASSIGNED: PersonOutlined,
  EMAIL_SENT: EmailOutlined,
  EMAIL_FAILED: EmailOutlined,
  EMAIL_SUPPRESSED: EmailOutlined,
  EMAIL_RESENT: EmailOutlined,
  ATTACHMENT_ADDED: AttachFileOutlined,
  ATTACHMENT_REMOVED: AttachFileOutlined,
  ATTACHMENT_RENAMED: AttachFileOutlined,
  INVOICE_ADDED: ReceiptLongOutlined,
  INVOICE_REMOVED: ReceiptLongOutlined,
  INVOICE_RENAMED: ReceiptLongOutlined,
  TASK_ADDED: TaskAltOutlined,
  TASK_CHANGED: TaskAltOutlined,
  TASK_REMOVED: TaskAltOutlined,
  APPOINTMENT_ADDED: EventOutlined,
  APPOINTMENT_CHANGED: EventOutlined,
  APPOINTMENT_CANCELLED: EventBusyOutlined,
  APPOINTMENT_CONFIRMED: EventAvailableOutlined,
  APPOINTMENT_PROPOSED: EventOutlined,
  REPORT_ADDED: DescriptionOutlined,
  REPORT_CHANGED: DescriptionOutlined,
  REPORT_REMOVED: DescriptionOutlined,
  REPORT_FAILED: DescriptionOutlined,
  DEADLINE_MARK: HourglassBottomOutlined,
  LINK_ADDED: LinkOutlined,
  LINK_REMOVED: LinkOffOutlined,
  CHANGE_UNDONE: UndoOutlined,
  ORDER_MOVED: SwapHorizOutlined,
};

/** An event on a slim line: its sentence, author and time; below it the text that came with it. */
export function LineEntry({ activity }: { activity: Activity }) {
  const translate = useTranslate();
  const { what, details } = useActivityText()(activity);
  const Icon = icons[activity.kind] ?? EditOutlined;
  const failed = activity.kind === 'EMAIL_FAILED' || activity.kind === 'REPORT_FAILED';
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', pl: 0.75, color: 'text.secondary' }}>
      <Icon aria-hidden fontSize="small" color={failed ? 'error' : 'inherit'} />
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere', lineHeight: 1.5 }}>
        <Box component="span" sx={{ color: failed ? 'error.main' : 'text.primary' }}>
          {what}
        </Box>{' '}
        <Typography variant="caption" component="span">
          {translate('tickets.timeline.by', { name: activity.createdBy ?? translate('tickets.timeline.system') })}
        </Typography>
        {details.map((detail) => (
          <Box key={detail} sx={{ whiteSpace: 'pre-wrap' }}>
            {detail}
          </Box>
        ))}
      </Box>
      <EntryTime activity={activity} />
    </Stack>
  );
}
