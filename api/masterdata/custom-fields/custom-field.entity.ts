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
import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_PARTS,
  CUSTOM_FIELD_ROLES,
  type CustomFieldKind,
  FIELD_WIDTHS,
} from '../../vocabulary/master-data.js';
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
/** A part that only some kinds have. */
const part = (name: string, section = 'values') => ({
  section,
  help: true,
  when: { kind: CUSTOM_FIELD_KINDS.filter((kind) => CUSTOM_FIELD_PARTS[kind].includes(name)) },
});
const FORM = { section: 'form', help: true };
/** Only tickets have types and states. */
const OF_TICKETS = { section: 'rules', help: true, when: { resource: ['tickets'] } };
const ROLES = { name: 'role', section: 'access', help: true };

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
  @Choice(CUSTOM_FIELD_KINDS, { name: 'customFieldKind', ...FIXED }) kind!: CustomFieldKind;
  @Choice(CUSTOM_FIELD_RESOURCES, { name: 'customFieldResource', declared: true, ...FIXED }) resource!: string;
  @TranslatedText({ required: true, max: 80, list: true, search: true, sort: true }) label!: Translated;
  @TranslatedText({ max: 400 }) help: Translated = new Translated();
  @Text({ ...KEY, folded: true, list: true, search: true, sort: true }) key!: string;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @EmbeddedList(() => CustomFieldOption, { ...part('options'), max: 200 }) options: CustomOptionRow[] = [];
  @Integer({ ...part('decimals'), min: 0, max: 6, default: 0 }) decimals = 0;
  @Bound(part('minimum')) minimum: number | null = null;
  @Bound(part('maximum')) maximum: number | null = null;
  @Text({ ...part('pattern'), max: 200 }) pattern: string | null = null;
  @DefaultValue({ section: 'values' }) defaultValue: unknown = null;
  @Text({ ...FORM, max: 40 }) section: string | null = null;
  @Choice(FIELD_WIDTHS, { ...FORM, name: 'fieldWidth' }) width: (typeof FIELD_WIDTHS)[number] | null = null;
  /** A filter in the dialect of lists, for one record of the resource. */
  @Text({ ...FORM, max: 2_000 }) when: string | null = null;
  @Flag({ section: 'rules', list: true, help: true }) required = false;
  @Choices(TICKET_TYPES, { name: 'ticketType', ...OF_TICKETS }) requiredForTypes: TicketType[] = [];
  @Choices(TICKET_STATES, { name: 'ticketState', ...OF_TICKETS }) requiredOnStates: TicketState[] = [];
  @Choices(CUSTOM_FIELD_ROLES, ROLES) visibleFor: Role[] = [];
  @Choices(CUSTOM_FIELD_ROLES, ROLES) editableFor: Role[] = [];
  @Flag({ section: 'access', list: true }) visibleForCustomer = false;
  @Flag({ section: 'lists', help: true }) list = false;
  @Flag(part('filterable', 'lists')) filterable = false;
  @Flag(part('sortable', 'lists')) sortable = false;
  @Flag(part('searchable', 'lists')) searchable = false;
  @Position() position!: number & Opt;

  /** Column of the resource's table that repeats the value for lists. */
  @Property({ type: 'text', nullable: true }) slot: string | null = null;
  /** False while a job fills the slot from the values of existing records. */
  @Property({ type: 'boolean', default: true }) slotReady = true;
}

type CustomOptionRow = Omit<CustomFieldOption, 'active'> & { active: boolean };

/** By default the roles that work for the tenant; customers only if the definition names them. */
export function readersOf({ visibleFor, visibleForCustomer }: CustomField): Role[] {
  const named = visibleFor.filter((role) => role !== Role.Customer);
  const staff = named.length > 0 ? named : STAFF;
  return [...staff, ...(visibleForCustomer ? [Role.Customer] : [])];
}

registerDefinitionClass(CustomField, { USER: 'users', LOCATION: 'locations' }, readersOf);
