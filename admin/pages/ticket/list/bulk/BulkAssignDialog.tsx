import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material';
import { Form, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBulkChange } from '../../data/use-bulk';
import { fieldOf, useTicketModel } from '../../data/use-ticket-model';
import { ExecutionCompanyInput } from '../../inputs/ExecutionCompanyInput';
import { TicketReferenceInput } from '../../inputs/TicketReferenceInput';
import type { BulkAssignment } from '../../model/bulk';
import type { Ticket } from '../../model/ticket';

const assigned = ['assignmentGroup', 'responsible', 'executionCompany'] as const;

/** Assigns the selected tickets to a person and group, orders also to a company; empty fields stay unchanged. */
export default function BulkAssignDialog({ tickets, onClose }: { tickets: Ticket[]; onClose: () => void }) {
  const translate = useTranslate();
  const model = useTicketModel();
  const { start } = useBulkChange();
  const onlyOrders = tickets.every(({ type }) => type === 'ORDER');
  const submit = (values: BulkAssignment) => {
    const assignment = Object.fromEntries(assigned.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
    onClose();
    void start(tickets, { assign: assignment });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="bulk-assign-title">
      <DialogTitle id="bulk-assign-title">
        {translate('tickets.bulk.assignTitle', { smart_count: tickets.length })}
      </DialogTitle>
      <Form onSubmit={(values: BulkAssignment) => submit(values)} noValidate>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{translate('tickets.bulk.assignText')}</DialogContentText>
            {assigned.map((name) => {
              const field = fieldOf(model, name);
              if (!field) return null;
              if (name !== 'executionCompany') return <TicketReferenceInput key={name} field={field} />;
              return onlyOrders && <ExecutionCompanyInput key={name} field={field} />;
            })}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <AssignButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function AssignButton() {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={!isDirty}>
      {translate('tickets.bulk.assign')}
    </Button>
  );
}
