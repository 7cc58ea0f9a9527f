import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Tag } from '../../../theme/chips/Tag';
import type { Appointment } from './appointment';

/** The state of an appointment. */
export function AppointmentStateTag({ state }: Pick<Appointment, 'state'>) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const looks = {
    PLANNED: { tone: palette.state.PENDING, icon: EventOutlined },
    CONFIRMED: { tone: palette.state.ORDER_COMPLETED, icon: EventAvailableOutlined },
    CANCELLED: { tone: palette.state.CLOSED, icon: EventBusyOutlined },
  };
  return <Tag {...looks[state ?? 'PLANNED']} label={translate(`enums.appointmentState.${state}`)} />;
}
