import type { CustomField as Definition } from '../../masterdata/custom-fields/custom-field.entity.js';
import { isOpenTo } from '../../platform/access/permission.js';
import type { TenantFields } from '../../platform/resource/tenant-fields.js';
import { currentSession } from '../../platform/tenancy/session.js';
import type { Ticket } from './ticket.entity.js';
import type { CustomDemand } from './ticket-facts.js';

/** The custom fields that a ticket must fill, among those that the user sees and may fill. */
export function customDemands({ byResource }: TenantFields, ticket: Ticket): CustomDemand[] {
  const { user } = currentSession();
  const fields = (byResource.get('tickets') ?? []).filter(({ custom, options }) => {
    const { requiredForTypes, requiredOnStates } = custom as unknown as Definition;
    const isDemanded = custom.required || requiredForTypes.length > 0 || requiredOnStates.length > 0;
    const isOpen = !user || (isOpenTo(options.visible, user.roles) && isOpenTo(options.editable, user.roles));
    return custom.active && isDemanded && isOpen;
  });
  return fields.map(({ name, custom }) => {
    const { requiredForTypes, requiredOnStates } = custom as unknown as Definition;
    const filled = (ticket.custom?.[custom.key] ?? null) !== null;
    return { field: name, types: requiredForTypes, states: requiredOnStates, filled };
  });
}
