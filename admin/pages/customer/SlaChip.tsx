import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import { Tag } from '../../theme/chips/Tag';
import { type SlaState, slaStateOf } from './sla-state';

const icons: Record<SlaState, typeof VerifiedOutlined> = {
  valid: VerifiedOutlined,
  ending: HourglassBottomOutlined,
  expired: EventBusyOutlined,
};
const tones = { valid: 'onTime', ending: 'warning', expired: 'overdue' } as const;

/** The agreed service and until when it is valid: «Standard, gültig bis 31.12.2026», or that it has expired. */
export function SlaChip({ name, expiration }: { name: string; expiration: string | null | undefined }) {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const state = slaStateOf(expiration, new Date());
  const key = expiration ? state : 'unlimited';
  const label = translate(`customers.sla.${key}`, { name, day: format.day(expiration) });
  return <Tag tone={palette.deadline[tones[state]]} icon={icons[state]} label={label} />;
}
