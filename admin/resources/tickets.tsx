import type { FieldSlotProps, ResourceOverride } from '../generator';
import { AgentInput, ExecutorInput, ResponsibleInput } from '../pages/ticket/inputs/AssigneeInputs';
import { AssignmentGroupInput } from '../pages/ticket/inputs/AssignmentGroupInput';
import { CustomerContactInput } from '../pages/ticket/inputs/CustomerContactInput';
import { ExecutionCompanyInput } from '../pages/ticket/inputs/ExecutionCompanyInput';
import { LocationInput } from '../pages/ticket/inputs/LocationInput';
import { PreferredDateInput } from '../pages/ticket/inputs/PreferredDateInput';
import { CustomerPriorityInput, PriorityInput } from '../pages/ticket/inputs/PriorityInput';
import { TicketReferenceInput } from '../pages/ticket/inputs/TicketReferenceInput';

const OnlyActive = ({ field }: FieldSlotProps) => <TicketReferenceInput field={field} />;

/** Inputs of a ticket that know more than the document: what is inactive is not offered, sites are the customer's own. */
export const tickets: ResourceOverride = {
  fields: {
    category: { input: OnlyActive },
    assignmentGroup: { input: AssignmentGroupInput },
    responsible: { input: ResponsibleInput },
    projectLead: { input: AgentInput },
    executionResponsible: { input: ExecutorInput },
    executionCompany: { input: ExecutionCompanyInput },
    location: { input: LocationInput },
    customerContact: { input: CustomerContactInput },
    priority: { input: PriorityInput },
    customerPriority: { input: CustomerPriorityInput },
    preferredDate: { input: PreferredDateInput },
  },
};
