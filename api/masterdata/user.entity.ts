import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { CustomFields, type CustomValues } from '../platform/custom-fields/kind.js';
import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, Choices, Email, Flag, Moment, Resource, Text } from '../platform/resource/index.js';
import { Notices, type RecordNotice } from '../platform/resource/notices.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { LOCALES, type Locale } from '../vocabulary/locale.js';
import { ROLES, Role, USER_KINDS, type UserKind } from '../vocabulary/role.js';
import { ALL_READ, STAFF } from './access.js';
import { CUSTOMER_CODE } from './customer-code.js';

const KEPT = { ...ALL_READ, write: [Role.ManageCustomer], delete: [Role.ManageCustomer] };
const NAME = { required: true, default: null, list: true, search: true, sort: true, filter: true, help: true };
const USERNAME = { required: true, unique: true, writeOnce: true, lowerCase: true, max: 100, help: true };
const USERNAME_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._@+-]*$/;
const ACCOUNT = { section: 'account', visible: STAFF };
const KIND = { ...ACCOUNT, readOnly: true, filter: true };
const REACH = { section: 'reach', help: true, visible: STAFF };
const CONTACT = { section: 'reach', help: true, visible: [Role.Agent], max: 40 };
const CODE = { ...REACH, ...CUSTOMER_CODE, list: true, filter: true };
const RIGHTS = { ...ACCOUNT, visible: [Role.Agent], widget: 'rights' };

const hasRole = (role: Role) => `('${role}'::text = ANY (roles))`;
const everywhere = (column: string) => ({
  name: `user_${column}_everywhere_index`,
  expression: `create index "user_${column}_everywhere_index" on "user" ("${column}_key")`,
});

/** Rights on a user, and the fields that are locked because other tenants share them. */
const RIGHTS_SCHEMA = {
  type: 'object',
  required: ['edit', 'invite', 'delete', 'locked'],
  properties: {
    edit: { type: 'boolean' },
    invite: { type: 'boolean' },
    delete: { type: 'boolean' },
    locked: { type: 'array', items: { type: 'string' } },
  },
};

/** The signed-in user's rights on a user; `locked` are the fields that cannot be changed here (spec §6). */
export interface UserRights {
  readonly edit: boolean;
  readonly invite: boolean;
  /** Whether the user never signed in, so that they can be deleted unless records refer to them. */
  readonly delete: boolean;
  readonly locked: readonly string[];
}

const BEYOND = { 403: ['USER_BEYOND_RIGHTS'] };
const PROBLEMS = {
  create: { ...BEYOND, 409: ['USER_LIMIT', 'USER_OTHER_TENANT'] },
  update: { ...BEYOND, 409: ['USER_LIMIT', 'USER_OTHER_TENANT', 'USER_SELF', 'USER_SHARED'] },
  delete: { ...BEYOND, 409: ['USER_SELF'] },
};

const DAY = { type: 'string', format: 'date' };
const PERIOD = { type: 'object', required: ['from', 'to'], properties: { from: DAY, to: DAY } };
const PERIODS = { type: 'array', items: PERIOD };

/** A user of the tenant: recorded at the first sign-in or entered before (spec §3 "User"). */
@Resource({
  path: 'users',
  users: true,
  icon: 'People',
  group: 'ORGANISATION',
  allow: KEPT,
  inUse: 'USER_USED',
  indexes: [everywhere('username'), everywhere('email')],
  problems: PROBLEMS,
  fullText: ['name', 'username', 'email', 'customerCode', 'executionCompany'],
  hit: { note: 'username' },
})
export class User extends TenantEntity {
  @Text({ max: 100, person: 'detail' }) firstname: string | null = null;
  @Text({ max: 100, person: 'detail' }) lastname: string | null = null;
  @Text({ ...NAME, person: 'name' }) name!: string;
  @Text({ ...USERNAME, pattern: USERNAME_PATTERN, list: true, search: true, filter: true, person: 'detail' })
  username!: string;
  /** A service account is no person: it has no account to sign in with, and uses API tokens alone. */
  @Choice(USER_KINDS, { ...ACCOUNT, name: 'userKind', default: 'PERSON', writeOnce: true, filter: true, help: true })
  kind: UserKind = 'PERSON';
  @Email({ ...ACCOUNT, unique: true, list: true, search: true }) email: string | null = null;
  @Choice(LOCALES, { ...ACCOUNT, name: 'locale', default: 'de-CH' }) language: Locale = 'de-CH';
  @Flag({ section: 'account', default: true, list: true, filter: true }) active = true;
  @Choices(ROLES, { ...ACCOUNT, name: 'role', list: true, help: true }) roles: string[] = [];
  /** Derived from the roles, for filters of lists, which cannot filter several choices. */
  @Flag({ ...KIND, derived: hasRole(Role.Agent) }) isAgent!: boolean & Opt;
  @Flag({ ...KIND, derived: hasRole(Role.Executor) }) isExecutor!: boolean & Opt;
  /** The last day of their present absence. */
  @Computed({ type: ['string', 'null'], format: 'date' }, { ...ACCOUNT, visible: [Role.Agent], widget: 'day' })
  absentUntil!: string | null;
  /** Their absences from a month ago on, in their order, without the reasons. */
  @Computed(PERIODS, { visible: [Role.Agent], widget: 'rights' }) away!: readonly { from: string; to: string }[];
  @Moment({ ...ACCOUNT, readOnly: true, list: true, sort: true }) lastLogin: Date | null = null;
  /** Whether they belong to other tenants as well, by the last token or account. */
  @Flag({ ...ACCOUNT, readOnly: true, default: false, help: true }) shared = false;
  @Text({ readOnly: true, unique: true, visible: [Role.Admin], person: 'detail' }) subject: string | null = null;
  /** Id at the identity provider that maintains the user by SCIM. */
  @Text({ ...ACCOUNT, visible: [Role.Admin], unique: true, max: 255, help: true, person: 'detail' }) externalId:
    | string
    | null = null;
  @Text({ ...CODE, panel: { on: 'customers', key: 'code' } }) customerCode: string | null = null;
  @Flag(REACH) seesAllIssues = false;
  /** Number of the CRM contact on which they are based; they become inactive with the link to the CRM (spec §4). */
  @Text({ ...CONTACT, filter: true, person: 'detail' }) externalContactNumber: string | null = null;
  @Text({ ...REACH, max: 120, filter: true }) executionCompany: string | null = null;
  @CustomFields() custom: CustomValues = {};
  @Computed(RIGHTS_SCHEMA, RIGHTS) can!: UserRights;
  @Notices({ visible: [Role.Agent] }) notices?: RecordNotice[];
  /** Time of the last change of the account here: the rights of older tokens are out of date. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  accountChangedAt: Date | null = null;
  /** Time at which an identity provider removed the user, who stays for the records that refer to them. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true, hidden: true })
  removedAt: Date | null = null;
  /** Subject of the creator of a service account, whose limits all their accounts share. */
  @Property({ type: 'text', nullable: true, hidden: true }) maker: string | null = null;
}
