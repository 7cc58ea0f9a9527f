import type { ResourceOverride } from '../../../generator';
import { ExecutorInput, LeadInput, ResponsibleInput } from './AssigneeInputs';
import { CustomerContactInput } from './CustomerContactInput';
import { ExecutionCompanyInput } from './ExecutionCompanyInput';
import { LocationInput } from './LocationInput';
import { TicketReferenceInput } from './TicketReferenceInput';

/**
 * Inputs of a ticket with more rules than the API document has: they offer only active records, and only sites of the
 * customer.
 */
export const tickets: ResourceOverride = {
  fields: {
    category: { input: TicketReferenceInput },
    assignmentGroup: { input: TicketReferenceInput },
    responsible: { input: ResponsibleInput },
    projectLead: { input: LeadInput },
    executionResponsible: { input: ExecutorInput },
    executionCompany: { input: ExecutionCompanyInput },
    location: { input: LocationInput },
    customerContact: { input: CustomerContactInput },
  },
};
