import { Collection, type Opt } from '@mikro-orm/core';
import { Choice, Choices, Email, Flag, Position, References, Resource, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { LOCALES, type Locale } from '../vocabulary/locale.js';
import { TICKET_TYPES, type TicketType } from '../vocabulary/ticket.js';
import { AGENTS_READ } from './access.js';
import { User } from './user.entity.js';

const defaultIndex = (type: TicketType) => {
  const name = `assignment_group_default_${type.toLowerCase()}`;
  const taken = `('${type}' = any ("default_for_types"))`;
  return { name, expression: `create unique index "${name}" on "assignment_group" ("tenant") where ${taken}` };
};

/** Users who share tickets; at most one group is the default of a ticket type (spec §3, §8). */
@Resource({
  path: 'assignment-groups',
  icon: 'Groups',
  group: 'ORGANISATION',
  members: 'members',
  allow: AGENTS_READ,
  packaged: true,
  // A ticket type has at most one default group, which this index finds (spec §8).
  indexes: TICKET_TYPES.map(defaultIndex),
})
export class AssignmentGroup extends TenantEntity {
  @Text({ required: true, unique: true, max: 120, list: true, search: true, sort: true, person: false }) name!: string;
  @Text({ max: 120, list: true, search: true }) executingCompany: string | null = null;
  @Email({ list: true, help: true, person: false }) email: string | null = null;
  /** Language of mails to the group's address and to members without a language of their own. */
  @Choice(LOCALES, { name: 'locale', help: true }) language: Locale | null = null;
  @References(() => User, { filter: 'narrows' }) members = new Collection<User>(this);
  @Choices(TICKET_TYPES, { name: 'ticketType', list: true, help: true }) defaultForTypes: TicketType[] = [];
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Position() position!: number & Opt;
}
