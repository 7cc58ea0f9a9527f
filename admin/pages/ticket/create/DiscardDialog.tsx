import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { apiFetch } from '../../../providers/http';
import { ApiError } from '../../../providers/problem';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';

/** The question about deleting another user's draft, with the code that confirms it. */
interface Question {
  readonly code: string;
  readonly text: string;
}

function questionOf(error: unknown): Question | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') return undefined;
  const [first] = error.problem.errors ?? [];
  return first && { code: first.code, text: first.detail ?? error.message };
}

/** Confirms the deletion of a draft, once more if a colleague is writing it, and returns to the overview. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { id, version } = useTicket();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const refresh = useRefreshTickets();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const discard = async () => {
    setBusy(true);
    try {
      await apiFetch(ticketPath(id), { method: 'DELETE', version, query: { confirm: question?.code } });
      navigate(`/${TICKETS.route}`, { replace: true });
      void refresh();
    } catch (error) {
      const newQuestion = questionOf(error);
      if (newQuestion && !question) {
        setQuestion(newQuestion);
        setBusy(false);
        return;
      }
      notifyFailure(error);
      setBusy(false);
      onClose();
    }
  };
  return (
    <Confirm
      isOpen
      loading={busy}
      title={translate('tickets.form.discardTitle')}
      content={question?.text ?? translate('tickets.form.discardText')}
      confirm={translate('enums.ticketAction.DELETE_DRAFT')}
      cancel={translate('ra.action.cancel')}
      confirmColor="warning"
      onConfirm={discard}
      onClose={onClose}
    />
  );
}
