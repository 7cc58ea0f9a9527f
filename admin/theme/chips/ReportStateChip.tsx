import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import MoneyOffOutlined from '@mui/icons-material/MoneyOffOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Tag } from './Tag';

/** Each state of a report with the colour of the ticket's state that means the same. */
const looks = {
  OPEN_IN_WORK: { icon: BuildOutlined, like: 'IN_WORK' },
  BILLABLE: { icon: CheckCircleOutlined, like: 'WORK_COMPLETED' },
  INVOICED: { icon: ReceiptLongOutlined, like: 'ORDER_COMPLETED' },
  NOT_INVOICED: { icon: MoneyOffOutlined, like: 'CLOSED' },
} as const;

/** The state of a report, the same everywhere. */
export function ReportStateChip({ state }: { state: keyof typeof looks }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { icon, like } = looks[state];
  return <Tag tone={palette.state[like]} icon={icon} label={translate(`enums.reportState.${state}`)} />;
}
