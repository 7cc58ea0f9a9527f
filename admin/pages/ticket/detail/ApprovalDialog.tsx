import { TextInput, useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import { KeepInput } from '../../../generator/form/KeepInput';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { useFormat } from '../../../providers/use-format';
import { useKeptInputs } from '../../../providers/use-kept-inputs';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { ticketPath } from '../model/ticket';

/** The two decisions about an approval. */
export type Decision = Schema<'ApprovalDecision'>['decision'];

interface ApprovalDialogProps {
  decision: Decision;
  onClose: () => void;
}

/** A dialog with a text about the decision; the ticket continues after it is sent. */
export function ApprovalDialog({ decision, onClose }: ApprovalDialogProps) {
  const translate = useTranslate();
  const { id, version, costsToApprove } = useTicket();
  const refresh = useRefreshTickets();
  const inputs = useKeptInputs();
  const format = useFormat();
  const asksCosts = typeof costsToApprove === 'number';
  const title = translate(`tickets.approval.title.${decision}`);
  const form = `tickets/${id}/approval/${decision}`;
  const close = () => {
    inputs.forget(form);
    onClose();
  };
  const submit = async ({ text }: { text?: string | null }) => {
    try {
      const body = { decision, text: text || null, costs: costsToApprove };
      // The request names the approved costs, so other changes of the ticket meanwhile do not matter.
      await apiFetch(ticketPath(id, 'approval'), { method: 'POST', body, version: asksCosts ? undefined : version });
      close();
    } finally {
      await refresh();
    }
  };
  return (
    <DialogForm
      title={
        asksCosts ? translate('customers.costs.told', { what: title, costs: format.money(costsToApprove) }) : title
      }
      action={translate(`enums.approvalDecision.${decision}`)}
      record={{}}
      fields={[]}
      onSubmit={submit}
      onClose={close}
    >
      <KeepInput form={form} fields={[]} />
      <TextInput
        source="text"
        label={translate(`tickets.approval.text.${decision}`)}
        helperText={false}
        multiline
        minRows={3}
        maxRows={12}
        variant="outlined"
        autoFocus
      />
    </DialogForm>
  );
}
