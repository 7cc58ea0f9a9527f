import type { CustomField as Definition } from '../../masterdata/custom-fields/custom-field.entity.js';
import { isOpenTo } from '../../platform/access/permission.js';
import type { TenantFields } from '../../platform/resource/tenant-fields.js';
import { currentSession } from '../../platform/tenancy/session.js';
import type { Ticket } from './ticket.entity.js';
import type { CustomDemand } from './ticket-facts.js';

/** The custom fields that a ticket must fill, among those that the user sees and may fill. */
export function customDemands({ byResource }: TenantFields, ticket: Ticket): CustomDemand[] {
  const { user } = currentSession();
  return (byResource.get('tickets') ?? []).flatMap(({ name, custom, options }) => {
    const { requiredForTypes: types, requiredOnStates: states } = custom as unknown as Definition;
    const isDemanded = custom.required || types.length > 0 || states.length > 0;
    const isOpen = !user || (isOpenTo(options.visible, user.roles) && isOpenTo(options.editable, user.roles));
    const filled = (ticket.custom?.[custom.key] ?? null) !== null;
    return custom.active && isDemanded && isOpen ? [{ field: name, types, states, filled }] : [];
  });
}
