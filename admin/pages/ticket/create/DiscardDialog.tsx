import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useConfirmation } from '../../../components/use-confirmation';
import { apiFetch } from '../../../providers/http';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';

/** Confirms the deletion of a draft, once more if a colleague is writing it, and returns to the overview. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { id, version } = useTicket();
  const navigate = useNavigate();
  const refresh = useRefreshTickets();
  const { confirmed, question } = useConfirmation(TICKETS.path);
  const discard = async () => {
    await confirmed(({ confirm }) => apiFetch(ticketPath(id), { method: 'DELETE', version, query: { confirm } }));
    navigate(`/${TICKETS.route}`, { replace: true });
    void refresh();
  };
  return (
    <>
      <ConfirmDialog
        isRemoval
        title={translate('tickets.form.discardTitle')}
        text={translate('tickets.form.discardText')}
        action={translate('enums.ticketAction.DELETE_DRAFT')}
        onConfirm={discard}
        onClose={onClose}
      />
      {question}
    </>
  );
}
