import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Property } from '../../../generator/properties/Property';
import { usePropertyEditing } from '../../../generator/properties/property-editing';
import { isFieldShown } from '../../../model/is-field-shown';
import { valueAt } from '../../../model/paths';
import { isSame } from '../../../model/record-diff';
import { sectionLabel } from '../../../model/sections';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { useTicketModel } from '../data/use-ticket-model';
import { TICKETS } from '../model/ticket';
import { isOfOrders, propertySections } from '../model/ticket-sections';
import { AssignToMe } from './AssignToMe';
import { FieldHistoryButton } from './FieldHistoryButton';
import { PropertyValue } from './PropertyValue';

/** The properties of the ticket by sections, editable in place; empty ones that the user cannot edit are left out. */
export function PropertyPanel() {
  const translate = useTranslate();
  const ticket = useTicket();
  const model = useTicketModel();
  const isCustomer = useIsCustomer();
  const { canEdit } = usePropertyEditing();
  const sections = propertySections(model, { isCustomer })
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => {
        const { name } = field;
        if (name === 'approval' && ticket.type !== 'CHANGE' && ticket.approval === 'NONE') return false;
        if (!isFieldShown(field, ticket, model.fields)) return false;
        const fillable = canEdit(name) && (ticket.type === 'ORDER' || !isOfOrders(field));
        return fillable || !isSame(valueAt(ticket, name), null);
      }),
    }))
    .filter(
      ({ name, fields }) => fields.length > 0 && (name !== 'closing' || ticket.closingNote || ticket.closingState),
    );
  return (
    <Stack spacing={2}>
      {sections.map(({ name, fields }) => (
        <Box component="section" key={name} aria-labelledby={`group-${name}`}>
          <Typography variant="h3" component="h2" id={`group-${name}`} sx={{ mb: 0.5 }}>
            {translate(sectionLabel(TICKETS, name ?? ''))}
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
