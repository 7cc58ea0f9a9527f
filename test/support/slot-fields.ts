import type { CustomDefinition } from '../../api/platform/fields/definition.js';
import { SLOTS } from '../../api/platform/fields/slots.js';
import { type CustomField, customField } from '../../api/platform/resource/custom-field.js';
import { customValuesField } from '../../api/platform/resource/resource.js';
import type { ResourceModel } from '../../api/platform/resource/resource-model.js';
import { Role } from '../../api/vocabulary/role.js';

const KINDS = { text: 'TEXT', number: 'NUMBER', date: 'DATE' };

const READERS = [Role.Agent, Role.Executor];

/** A definition with the required properties alone. */
export const plainDefinition: CustomDefinition = {
  id: '',
  resource: '',
  key: '',
  kind: 'TEXT',
  label: { de: 'Feld' },
  help: {},
  options: [],
  required: false,
  section: null,
  width: 'FULL',
  when: null,
  editableFor: [],
  defaultValue: null,
  minimum: null,
  maximum: null,
  pattern: null,
  decimals: 0,
  list: true,
  filterable: true,
  sortable: true,
  searchable: false,
  position: 0,
  active: true,
  slot: null,
  slotReady: true,
};

/** A custom field for every slot of the resource's table; none for a resource without custom fields. */
export function slotFields(model: ResourceModel): CustomField[] {
  if (!customValuesField(model)) return [];
  return Object.entries(SLOTS).flatMap(([type, slots]) =>
    slots.map((slot) =>
      customField(
        { ...plainDefinition, key: slot, slot, kind: KINDS[type as keyof typeof KINDS], searchable: type === 'text' },
        READERS,
      ),
    ),
  );
}
