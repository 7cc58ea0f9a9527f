import type { FieldSlotProps, ResourceOverride } from '../generator';
import { LocationInput } from '../pages/ticket/inputs/LocationInput';
import { PriorityInput } from '../pages/ticket/inputs/PriorityInput';
import { TicketReferenceInput } from '../pages/ticket/inputs/TicketReferenceInput';

const OnlyActive = ({ field }: FieldSlotProps) => <TicketReferenceInput field={field} />;

/** Inputs of a ticket that know more than the document: what is inactive is not offered, sites are the customer's own. */
export const tickets: ResourceOverride = {
  fields: {
    category: { input: OnlyActive },
    assignmentGroup: { input: OnlyActive },
    responsible: { input: OnlyActive },
    projectLead: { input: OnlyActive },
    executionResponsible: { input: OnlyActive },
    location: { input: LocationInput },
    customerPriority: { input: PriorityInput },
  },
};
