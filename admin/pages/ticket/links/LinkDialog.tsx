import { RadioButtonGroupInput, required, useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import type { Schema } from '../../../providers/contract';
import { useLinkChanges } from '../data/use-links';
import { useTicket } from '../data/use-ticket';
import { linkRoles } from '../model/link';
import { TicketInput } from './TicketInput';

interface LinkValues {
  role: string;
  target: Schema<'Ticket'>;
}

/** Links the open ticket to another one, found by search. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const { relate } = useLinkChanges(ticket);
  const roles = linkRoles(ticket.type);
  return (
    <DialogForm<LinkValues>
      title={translate('tickets.links.add')}
      action={translate('tickets.links.add')}
      record={{ role: roles[0] }}
      fields={[]}
      onSubmit={async ({ role, target }) => {
        await relate(role, target.id);
        onClose();
      }}
      onClose={onClose}
    >
      {roles.length > 1 && (
        <RadioButtonGroupInput
          source="role"
          label={translate('tickets.links.kind')}
          choices={roles.map((role) => ({ id: role, name: `tickets.links.role.${role}` }))}
          validate={required('errors.REQUIRED')}
          helperText={false}
          row={false}
        />
      )}
      <TicketInput source="target" />
    </DialogForm>
  );
}
