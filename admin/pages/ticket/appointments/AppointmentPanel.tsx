import EventOutlined from '@mui/icons-material/EventOutlined';
import { useTranslate } from 'react-admin';
import { RecordLines } from '../../../components/RecordLines';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { AppointmentDialog } from './AppointmentDialog';
import { AppointmentItem } from './AppointmentItem';
import { byTime } from './appointment';
import { useAppointments, useAppointmentWrites } from './use-appointments';

/** The appointments of a ticket: future ones, a button to add one, and the past ones behind a click. */
export function AppointmentPanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const isCustomer = useIsCustomer();
  const query = useAppointments(id);
  const { add } = useAppointmentWrites(id);
  const { ahead, past } = byTime(query.data ?? [], new Date());
  const help = isCustomer ? 'noneForCustomer' : can.addAppointment && 'noneText';
  return (
    <RecordLines
      label={translate('tickets.appointment.title')}
      failure={translate('app.loadFailed.appointments')}
      query={{ ...query, data: query.data && [...ahead, ...past] }}
      none={{
        icon: EventOutlined,
        title: translate('tickets.appointment.none'),
        text: help ? translate(`tickets.appointment.${help}`) : undefined,
      }}
      add={
        can.addAppointment && {
          text: translate('tickets.appointment.add'),
          Icon: EventOutlined,
          dialog: (close) => <AppointmentDialog onSave={add} onClose={close} />,
        }
      }
      folded={{ label: translate('tickets.appointment.past', { smart_count: past.length }), records: past }}
      line={(appointment) => <AppointmentItem key={appointment.id} appointment={appointment} />}
    />
  );
}
