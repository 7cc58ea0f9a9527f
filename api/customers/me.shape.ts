import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, Flag, Shape, Text } from '../platform/resource/index.js';
import { LOCALES, type Locale } from '../vocabulary/locale.js';
import { WORKING_ROLES, type WorkingRole } from '../vocabulary/role.js';

const ID = { type: ['string', 'null'], format: 'uuid' };
const ACTS_AS = { type: ['string', 'null'], enum: [...WORKING_ROLES, null] };
const CUSTOMER = {
  anyOf: [
    {
      type: 'object',
      required: ['id', 'code', 'name'],
      properties: { id: { type: 'string', format: 'uuid' }, code: { type: 'string' }, name: { type: 'string' } },
    },
    { type: 'null' },
  ],
};
const ABSENCE = {
  anyOf: [
    {
      type: 'object',
      required: ['id', 'activeFrom', 'activeTo'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        activeFrom: { type: 'string', format: 'date' },
        activeTo: { type: 'string', format: 'date' },
      },
    },
    { type: 'null' },
  ],
};
const CAN = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['list', 'create', 'update', 'delete'],
    properties: {
      list: { type: 'boolean' },
      create: { type: 'boolean' },
      update: { type: 'boolean' },
      delete: { type: 'boolean' },
    },
  },
};

const ACCOUNT = {
  type: 'object',
  required: ['changePassword', 'locked', 'assignableRoles'],
  properties: {
    changePassword: { type: 'boolean' },
    locked: { type: 'boolean' },
    assignableRoles: { type: 'array', items: { type: 'string' } },
  },
};

/** The signed-in user (spec §3), with the id of their record, their rights on each resource, and their settings. */
@Shape()
export class SignedInUserShape {
  @Computed(ID) id!: string | null;
  @Text({ required: true }) username!: string;
  @Text({ required: true }) name!: string;
  @Text() email!: string | null;
  @Computed({ type: 'array', items: { type: 'string' } }) roles!: string[];
  /** The strongest of the main roles; without one the user has no access (spec §6). */
  @Computed(ACTS_AS) actsAs!: WorkingRole | null;
  @Text() customerCode!: string | null;
  @Choice(LOCALES, { name: 'locale', required: true }) locale!: Locale;
  @Text() tenant!: string | null;
  @Text() tenantName!: string | null;
  /** Locale of the tenant, in which translated texts are shown that lack the reader's language. */
  @Choice(LOCALES, { name: 'locale' }) tenantLocale!: Locale | null;
  /** Id of the tenant's logo, another one for each picture; `tenant-logo` has the picture. */
  @Computed(ID) tenantLogo!: string | null;
  @Computed({ type: 'array', items: { type: 'string' } }) tenants!: string[];
  @Flag({ required: true }) seesAllIssues!: boolean;
  @Text() executionCompany!: string | null;
  @Computed(CUSTOMER) customer!: { id: string; code: string; name: string } | null;
  /** The longest of today's absences. */
  @Computed(ABSENCE) absence!: { id: string; activeFrom: string; activeTo: string } | null;
  /**
   * Whether they may change their password here (spec §6), whether name and e-mail are locked, and the roles that they
   * may give.
   */
  @Computed(ACCOUNT) account!: { changePassword: boolean; locked: boolean; assignableRoles: string[] };
  @Computed(CAN) can!: Record<string, { list: boolean; create: boolean; update: boolean; delete: boolean }>;
  @Computed({ type: 'object', additionalProperties: true }) preferences!: Record<string, unknown>;
}
