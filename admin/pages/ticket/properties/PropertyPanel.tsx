import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Property } from '../../../generator/properties/Property';
import { usePropertyEditing } from '../../../generator/properties/property-editing';
import { valueAt } from '../../../model/paths';
import { isSame } from '../../../model/record-diff';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { useTicketModel } from '../data/use-ticket-model';
import { ofOrders, propertyGroups } from '../model/property-groups';
import { AssignToMe } from './AssignToMe';
import { FieldHistoryButton } from './FieldHistoryButton';
import { PropertyValue } from './PropertyValue';

/** The properties of the ticket in groups, editable in place; empty ones that the user cannot edit are left out. */
export function PropertyPanel() {
  const translate = useTranslate();
  const ticket = useTicket();
  const model = useTicketModel();
  const isCustomer = useIsCustomer();
  const { canEdit } = usePropertyEditing();
  const groups = propertyGroups(model.fields, { isCustomer })
    .map((group) => ({
      ...group,
      fields: group.fields.filter(({ name }) => {
        if (name === 'approval' && ticket.type !== 'CHANGE' && ticket.approval === 'NONE') return false;
        const fillable = canEdit(name) && (ticket.type === 'ORDER' || !ofOrders.has(name));
        return fillable || !isSame(valueAt(ticket, name), null);
      }),
    }))
    .filter(
      ({ name, fields }) => fields.length > 0 && (name !== 'closing' || ticket.closingNote || ticket.closingState),
    );
  return (
    <Stack spacing={2}>
      {groups.map(({ name, fields }) => (
        <Box component="section" key={name} aria-labelledby={`group-${name}`}>
          <Typography variant="h3" component="h2" id={`group-${name}`} sx={{ mb: 0.5 }}>
            {translate(`tickets.group.${name}`)}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {fields.map((field) => (
              <Property key={field.name} fields={[field]} actions={<FieldHistoryButton field={field} />}>
                <PropertyValue field={field} />
                {field.name === 'responsible' && canEdit(field.name) && <AssignToMe />}
              </Property>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
