import { Choice, Choices, Email, Flag, Moment, Resource, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { LOCALES, type Locale } from '../vocabulary/locale.js';
import { ROLES, Role } from '../vocabulary/role.js';
import { ALL_READ } from './access.js';

const AGENTS = [Role.Agent, Role.Executor];

/** A person of the tenant: recorded at the first sign-in or entered before (spec §3 "User"). */
@Resource({ path: 'users', icon: 'People', allow: { ...ALL_READ, write: [Role.ManageCustomer], delete: [] } })
export class User extends TenantEntity {
  @Text({ required: true, default: '', list: true, search: true, sort: true, filter: true }) name!: string;
  @Text({ max: 100 }) firstname: string | null = null;
  @Text({ max: 100 }) lastname: string | null = null;
  @Text({ required: true, unique: true, max: 100, list: true, search: true, filter: true }) username!: string;
  @Email({ unique: true, list: true, search: true, visible: AGENTS }) email: string | null = null;
  @Choices(ROLES, { name: 'role', readOnly: true, list: true, visible: AGENTS }) roles: string[] = [];
  @Choice(LOCALES, { name: 'locale', default: 'de-CH', visible: AGENTS }) language: Locale = 'de-CH';
  @Text({ max: 40, pattern: /^[A-Za-z0-9_-]+$/, list: true, filter: true, help: true, visible: AGENTS }) customerCode:
    | string
    | null = null;
  @Flag({ help: true, visible: AGENTS }) seesAllIssues = false;
  @Text({ max: 120, filter: true, help: true, visible: AGENTS }) executionCompany: string | null = null;
  @Flag({ default: true, list: true, filter: true }) active = true;
  @Moment({ readOnly: true, list: true, sort: true, visible: AGENTS }) lastLogin: Date | null = null;
  @Text({ readOnly: true, unique: true, visible: [Role.Admin] }) subject: string | null = null;
}
