import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import { Tag } from '../../theme/chips/Tag';

/** Days before the end of an SLA from which a chip warns of it. */
const SOON_DAYS = 30;

const DAY_MS = 86_400_000;

type SlaState = 'valid' | 'ending' | 'expired';

/** The state of an SLA that is valid through the given day ('YYYY-MM-DD', local): its last day is still valid. */
function slaStateOf(expiration: string | null | undefined, now: Date): SlaState {
  if (!expiration) return 'valid';
  const [year = 0, month = 1, day = 1] = expiration.split('-').map(Number);
  const end = new Date(year, month - 1, day + 1).getTime() - now.getTime();
  if (end <= 0) return 'expired';
  return end <= SOON_DAYS * DAY_MS ? 'ending' : 'valid';
}

const icons: Record<SlaState, typeof VerifiedOutlined> = {
  valid: VerifiedOutlined,
  ending: HourglassBottomOutlined,
  expired: EventBusyOutlined,
};
const tones = { valid: 'onTime', ending: 'warning', expired: 'overdue' } as const;

/** The agreed service and its last day: «Standard, gültig bis 31.12.2026», or the fact that it has expired. */
export function SlaChip({ name, expiration }: { name: string; expiration: string | null | undefined }) {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const state = slaStateOf(expiration, new Date());
  const key = expiration ? state : 'unlimited';
  const label = translate(`customers.sla.${key}`, { name, day: format.day(expiration) });
  return <Tag tone={palette.deadline[tones[state]]} icon={icons[state]} label={label} />;
}
