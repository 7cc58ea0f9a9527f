import type { FieldSlotProps, ResourceOverride } from '../../../generator';
import { AgentInput, ExecutorInput, ResponsibleInput } from './AssigneeInputs';
import { AssignmentGroupInput } from './AssignmentGroupInput';
import { CustomerContactInput } from './CustomerContactInput';
import { ExecutionCompanyInput } from './ExecutionCompanyInput';
import { LocationInput } from './LocationInput';
import { PreferredDateInput } from './PreferredDateInput';
import { CustomerPriorityInput, PriorityInput } from './PriorityInput';
import { TicketReferenceInput } from './TicketReferenceInput';

const OnlyActive = ({ field }: FieldSlotProps) => <TicketReferenceInput field={field} />;

/**
 * Inputs of a ticket with more rules than the API document has: they offer only active records, and only sites of the
 * customer.
 */
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
