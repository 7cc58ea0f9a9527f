import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../../generator/form/ReasonDialog';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { AppointmentDialog } from './AppointmentDialog';
import { type Appointment, wishOf } from './appointment';
import { ProposalDialog } from './ProposalDialog';
import { useAppointmentWrites } from './use-appointments';

type Open = 'edit' | 'accept' | 'cancel' | 'propose';

/** The actions on an appointment, and the open dialog; used only below the page of its ticket. */
export function useAppointmentActions(appointment: Appointment): {
  open: (action: Open) => void;
  confirm: () => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { change, decide } = useAppointmentWrites(appointment.ticket);
  const [opened, setOpened] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const close = () => setOpened(undefined);
  const confirm = async () => {
    setBusy(true);
    try {
      await decide(appointment, 'confirmation');
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const dialogs: Record<Open, () => ReactNode> = {
    edit: () => (
      <AppointmentDialog appointment={appointment} onSave={(body) => change(appointment, body)} onClose={close} />
    ),
    accept: () => (
      <AppointmentDialog
        appointment={appointment}
        given={wishOf(appointment) ?? {}}
        onSave={(body) => change(appointment, body)}
        onClose={close}
      />
    ),
    cancel: () => (
      <ReasonDialog
        title={translate('tickets.appointment.cancelTitle', { name: appointment.title })}
        action={translate('tickets.appointment.cancel')}
        text={translate('tickets.appointment.cancelText')}
        reason="tickets.appointment.cancelReason"
        isOptional
        onSubmit={async ({ reason }) => {
          await decide(appointment, 'cancellation', { reason: reason?.trim() || null });
          close();
        }}
        onClose={close}
      />
    ),
    propose: () => (
      <ProposalDialog
        appointment={appointment}
        onSend={(body) => decide(appointment, 'proposal', body)}
        onClose={close}
      />
    ),
  };
  return { open: setOpened, confirm, busy, dialog: opened && dialogs[opened]() };
}
