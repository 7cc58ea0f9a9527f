import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomField as Definition } from '../masterdata/custom-fields/custom-field.entity.js';
import { opens } from '../platform/access/permission.js';
import type { CustomField } from '../platform/custom-fields/custom-field.js';
import { tenantFields } from '../platform/custom-fields/custom-fields.js';
import { currentSession } from '../platform/tenancy/session.js';
import type { Ticket } from './ticket.entity.js';
import type { CustomDemand } from './workflow/ticket-facts.js';

/** Every custom field of tickets, also those that are no longer in use: what was done with them is still told. */
export const customFieldsOfTickets = async (em: EntityManager): Promise<readonly CustomField[]> =>
  (await tenantFields(em)).byResource.get('tickets') ?? [];

/** What the tenant's definitions ask of a ticket, as far as whoever acts sees the fields and may fill them. */
export async function customDemands(em: EntityManager, ticket: Ticket): Promise<CustomDemand[]> {
  const { user } = currentSession();
  const fields = (await customFieldsOfTickets(em)).filter(({ custom, options }) => {
    const { requiredForTypes, requiredOnStates } = custom as unknown as Definition;
    const isDemanded = custom.required || requiredForTypes.length > 0 || requiredOnStates.length > 0;
    const isOpen = !user || (opens(options.visible, user.roles) && opens(options.editable, user.roles));
    return custom.active && isDemanded && isOpen;
  });
  return fields.map(({ name, custom }) => {
    const { requiredForTypes, requiredOnStates } = custom as unknown as Definition;
    const filled = (ticket.custom?.[custom.key] ?? null) !== null;
    return { field: name, types: requiredForTypes, states: requiredOnStates, filled };
  });
}
