import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogForm } from '../../../../generator/form/DialogForm';
import { useBulkChange } from '../../data/use-bulk';
import { fieldOf, useTicketModel } from '../../data/use-ticket-model';
import { ExecutionCompanyInput } from '../../inputs/ExecutionCompanyInput';
import { TicketReferenceInput } from '../../inputs/TicketReferenceInput';
import type { Ticket } from '../../model/ticket';

type Assignment = Partial<Record<(typeof assigned)[number], string | null>>;

const assigned = ['assignmentGroup', 'responsible', 'executionCompany'] as const;

/** Assigns the selected tickets to a person and group, orders also to a company; empty fields stay unchanged. */
export default function BulkAssignDialog({ tickets, onClose }: { tickets: Ticket[]; onClose: () => void }) {
  const translate = useTranslate();
  const model = useTicketModel();
  const { start } = useBulkChange();
  const onlyOrders = tickets.every(({ type }) => type === 'ORDER');
  const submit = async (values: Assignment) => {
    const assignment = Object.fromEntries(assigned.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
    onClose();
    void start(tickets, 'update', assignment);
  };
  return (
    <DialogForm<Assignment>
      title={translate('tickets.bulk.assignTitle', { smart_count: tickets.length })}
      action={translate('tickets.bulk.assign')}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('tickets.bulk.assignText')}</DialogContentText>
      {assigned.map((name) => {
        const field = fieldOf(model, name);
        if (!field) return null;
        if (name !== 'executionCompany') return <TicketReferenceInput key={name} field={field} />;
        return onlyOrders && <ExecutionCompanyInput key={name} field={field} />;
      })}
    </DialogForm>
  );
}
