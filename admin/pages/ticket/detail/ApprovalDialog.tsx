import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { Form, TextInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSmallScreen } from '../../../components/use-small-screen';
import { KeepInput } from '../../../generator/form/KeepInput';
import { refusalOf } from '../../../generator/form/refusal';
import { WholeFailure } from '../../../generator/form/WholeFailure';
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
      return undefined;
    } catch (error) {
      return refusalOf(error, []);
    } finally {
      await refresh();
    }
  };
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth fullScreen={useSmallScreen()} aria-labelledby="approval-title">
      <DialogTitle id="approval-title">
        {asksCosts ? translate('customers.costs.told', { what: title, costs: format.money(costsToApprove) }) : title}
      </DialogTitle>
      <Form record={{}} onSubmit={submit} mode="onChange" noValidate disableInvalidFormNotification>
        <DialogContent>
          <Stack spacing={2}>
            <KeepInput form={form} fields={[]} />
            <WholeFailure />
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <DecideButton label={translate(`enums.approvalDecision.${decision}`)} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function DecideButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {label}
    </Button>
  );
}
