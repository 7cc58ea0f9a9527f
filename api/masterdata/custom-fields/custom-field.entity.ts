import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { CustomDefinition } from '../../platform/fields/definition.js';
import {
  Choice,
  Choices,
  EmbeddedList,
  Flag,
  Integer,
  Position,
  Resource,
  Shape,
  Text,
  Translated,
  TranslatedText,
} from '../../platform/resource/index.js';
import { customValuesField, namesOfResources } from '../../platform/resource/resource.js';
import { registerDefinitionClass } from '../../platform/resource/tenant-fields.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { CUSTOM_FIELD_KINDS, CUSTOM_FIELD_ROLES, type CustomFieldKind } from '../../vocabulary/master-data.js';
import { Role } from '../../vocabulary/role.js';
import { TICKET_STATES, TICKET_TYPES, type TicketState, type TicketType } from '../../vocabulary/ticket.js';
import { AGENTS_READ, STAFF } from '../access.js';
import { Bound, DefaultValue } from './definition-kinds.js';

/** An option of a choice. */
@Shape()
export class CustomFieldOption {
  @Text({ required: true, max: 60, pattern: /^[A-Za-z0-9][A-Za-z0-9_.-]*$/ }) value!: string;
  @TranslatedText({ required: true, max: 120 }) label!: Translated;
  @Flag({ default: true }) active?: boolean;
}

/** Paths of the resources with custom fields. */
export const CUSTOM_FIELD_RESOURCES = namesOfResources((model) =>
  customValuesField(model) ? [model.options.path] : [],
);

const KEY = { required: true, writeOnce: true, max: 40, pattern: /^[a-z][a-zA-Z0-9]{0,39}$/, help: true };
const FIXED = { required: true, writeOnce: true, list: true, filter: true };
const RULES = { section: 'rules' };
const ROLES = { name: 'role', section: 'access', help: true };
const SHOWN = { section: 'lists', help: true };

/** A field that a tenant has added to a resource at run time. */
@Resource({
  path: 'custom-fields',
  icon: 'Tune',
  group: 'TICKETS',
  title: 'label',
  allow: AGENTS_READ,
  packaged: true,
  unique: [['key', 'resource']],
  problems: {
    create: { 409: ['CUSTOM_FIELD_LIMIT', 'CUSTOM_FIELD_SLOTS'] },
    update: { 409: ['CUSTOM_FIELD_SLOTS', 'IN_USE'] },
  },
})
export class CustomField extends TenantEntity implements CustomDefinition {
  @Choice(CUSTOM_FIELD_RESOURCES, { name: 'customFieldResource', declared: true, ...FIXED }) resource!: string;
  @Text({ ...KEY, folded: true, list: true, search: true, sort: true }) key!: string;
  @Choice(CUSTOM_FIELD_KINDS, { name: 'customFieldKind', ...FIXED }) kind!: CustomFieldKind;
  @TranslatedText({ required: true, max: 80, list: true, search: true, sort: true }) label!: Translated;
  @TranslatedText({ max: 400 }) help: Translated = new Translated();
  @EmbeddedList(() => CustomFieldOption, { ...RULES, max: 200, help: true }) options: CustomOptionRow[] = [];
  @Flag({ ...RULES, list: true, help: true }) required = false;
  @Choices(TICKET_TYPES, { name: 'ticketType', ...RULES, help: true }) requiredForTypes: TicketType[] = [];
  @Choices(TICKET_STATES, { name: 'ticketState', ...RULES, help: true }) requiredOnStates: TicketState[] = [];
  @DefaultValue(RULES) defaultValue: unknown = null;
  @Bound({ ...RULES, help: true }) minimum: number | null = null;
  @Bound({ ...RULES, help: true }) maximum: number | null = null;
  @Text({ ...RULES, max: 200, help: true }) pattern: string | null = null;
  @Integer({ ...RULES, min: 0, max: 6, default: 0, help: true }) decimals = 0;
  @Choices(CUSTOM_FIELD_ROLES, ROLES) visibleFor: Role[] = [];
  @Choices(CUSTOM_FIELD_ROLES, ROLES) editableFor: Role[] = [];
  @Flag({ section: 'access', list: true }) visibleForCustomer = false;
  @Flag(SHOWN) list = false;
  @Flag(SHOWN) filterable = false;
  @Flag(SHOWN) sortable = false;
  @Flag(SHOWN) searchable = false;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Position() position!: number & Opt;

  /** Column of the resource's table that repeats the value for lists. */
  @Property({ type: 'text', nullable: true }) slot: string | null = null;
  /** False while a job fills the slot from the values of existing records. */
  @Property({ type: 'boolean', default: true }) slotReady = true;
}

type CustomOptionRow = Omit<CustomFieldOption, 'active'> & { active: boolean };

/** By default the roles that work for the tenant; customers only if the definition names them. */
function readersOf({ visibleFor, visibleForCustomer }: CustomField): Role[] {
  const named = visibleFor.filter((role) => role !== Role.Customer);
  const staff = named.length > 0 ? named : STAFF;
  return [...staff, ...(visibleForCustomer ? [Role.Customer] : [])];
}

registerDefinitionClass(CustomField, { USER: 'users', LOCATION: 'locations' }, readersOf);
