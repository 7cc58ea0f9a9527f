import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import QuestionMarkOutlined from '@mui/icons-material/QuestionMarkOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import type { SvgIconProps } from '@mui/material';
import { useTranslate } from 'react-admin';

const icons: Record<string, typeof AssignmentOutlined> = {
  TICKET: ConfirmationNumberOutlined,
  INCIDENT: ReportProblemOutlined,
  ORDER: AssignmentOutlined,
  CHANGE: PublishedWithChangesOutlined,
  UNKNOWN: QuestionMarkOutlined,
};

/** The type of a ticket, as an icon with its name. */
export function TypeIcon({ type, ...props }: { type: string } & SvgIconProps) {
  const translate = useTranslate();
  const Icon = icons[type] ?? ConfirmationNumberOutlined;
  return <Icon fontSize="small" color="action" titleAccess={translate(`enums.ticketType.${type}`)} {...props} />;
}
