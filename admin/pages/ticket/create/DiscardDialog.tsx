import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { apiFetch } from '../../../providers/http';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';

/** Asks before a draft is deleted, and goes back to the overview. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { id, version } = useTicket();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefreshTickets();
  const [busy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    try {
      await apiFetch(ticketPath(id), { method: 'DELETE', version });
      navigate(`/${TICKETS.route}`, { replace: true });
      void refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      setBusy(false);
      onClose();
    }
  };
  return (
    <Confirm
      isOpen
      loading={busy}
      title={translate('tickets.form.discardTitle')}
      content={translate('tickets.form.discardText')}
      confirm={translate('enums.ticketAction.DELETE_DRAFT')}
      cancel={translate('ra.action.cancel')}
      confirmColor="warning"
      onConfirm={discard}
      onClose={onClose}
    />
  );
}
