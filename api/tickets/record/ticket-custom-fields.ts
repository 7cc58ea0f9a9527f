import type { CustomField as Definition } from '../../masterdata/custom-fields/custom-field.entity.js';
import { isOpenTo } from '../../platform/access/permission.js';
import { activeFields, type TenantFields } from '../../platform/resource/tenant-fields.js';
import { applyingFields } from '../../platform/rest/conditions.js';
import { presentField } from '../../platform/rest/presenter.js';
import { currentSession } from '../../platform/tenancy/session.js';
import type { Ticket } from './ticket.entity.js';
import type { CustomDemand } from './ticket-facts.js';

/** The custom fields that a ticket must fill, among those that apply to it and that the user sees and may fill. */
export function customDemands(fields: TenantFields, ticket: Ticket): CustomDemand[] {
  const { user } = currentSession();
  const { formValues = {} } = ticket;
  const applying = applyingFields(ticket, activeFields(fields, 'tickets'), (field) =>
    field.name in formValues ? formValues[field.name] : presentField(ticket, field),
  );
  return applying.flatMap(({ name, custom, options }) => {
    const { requiredForTypes: types, requiredOnStates: states } = custom as unknown as Definition;
    const isDemanded = custom.required || types.length > 0 || states.length > 0;
    const isOpen = !user || (isOpenTo(options.visible, user.roles) && isOpenTo(options.editable, user.roles));
    const filled = (ticket.custom?.[custom.key] ?? null) !== null;
    return isDemanded && isOpen ? [{ field: name, types, states, filled }] : [];
  });
}
