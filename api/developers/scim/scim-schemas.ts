import { LOCALES } from '../../vocabulary/locale.js';
import { ROLES } from '../../vocabulary/role.js';
import { DESK_USER, GROUP, scimAddress, USER } from './scim-resource.js';

const CONFIG = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const RESOURCE_TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

/** The supported parts of SCIM (RFC 7643 §5). */
export const SERVICE_PROVIDER = {
  schemas: [CONFIG],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'An API token of an administrators’ service account with the scope scim:write',
      primary: true,
    },
  ],
};

const typeOf = (id: string, endpoint: string, schema: string, extensions: string[] = []) => ({
  schemas: [RESOURCE_TYPE],
  id,
  name: id,
  endpoint: `/${endpoint}`,
  schema,
  schemaExtensions: extensions.map((extension) => ({ schema: extension, required: false })),
  meta: { resourceType: 'ResourceType', location: scimAddress('ResourceTypes', id) },
});

export const RESOURCE_TYPES = () => [typeOf('User', 'Users', USER, [DESK_USER]), typeOf('Group', 'Groups', GROUP)];

interface AttributeTerms {
  /** Usual values (RFC 7643 §7 "canonicalValues"). */
  readonly values?: readonly string[];
  readonly readOnly?: boolean;
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued?: boolean;
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly caseExact?: boolean;
  readonly parts?: readonly object[];
}

/** An attribute that may be read and written (RFC 7643 §7). */
const attribute = (name: string, description: string, terms: AttributeTerms = {}) => ({
  name,
  type: terms.type ?? (terms.parts ? 'complex' : 'string'),
  multiValued: terms.multiValued ?? false,
  description,
  required: terms.required ?? false,
  ...(terms.parts ? { subAttributes: terms.parts } : { caseExact: terms.caseExact ?? false }),
  ...(terms.values && { canonicalValues: terms.values }),
  ...(terms.type === 'reference' && { referenceTypes: ['User'] }),
  mutability: terms.readOnly ? 'readOnly' : 'readWrite',
  returned: 'default',
  uniqueness: terms.unique ? 'server' : 'none',
});

const value = (description: string, type: AttributeTerms['type'] = 'string') =>
  attribute('value', description, { type });

const USER_ATTRIBUTES = [
  attribute('userName', 'Name of the user at the sign-in', { required: true, unique: true }),
  attribute('name', 'Name in its parts', {
    parts: [
      attribute('formatted', 'Whole name, as displayName', { readOnly: true }),
      attribute('familyName', 'Last name'),
      attribute('givenName', 'First name'),
    ],
  }),
  attribute('displayName', 'Name as it is shown'),
  attribute('preferredLanguage', 'Language', { values: LOCALES }),
  attribute('active', 'Whether the user may sign in', { type: 'boolean' }),
  attribute('emails', 'E-mail address; one is stored', {
    multiValued: true,
    parts: [
      value('Address'),
      attribute('type', 'work', { readOnly: true }),
      attribute('primary', 'Whether it is the stored one', { type: 'boolean', readOnly: true }),
    ],
  }),
  attribute('roles', 'Roles of the application; unknown ones are ignored', {
    multiValued: true,
    parts: [attribute('value', 'Role', { values: ROLES })],
  }),
];

const DESK_ATTRIBUTES = [
  attribute('customerCode', 'Code of the customer', { caseExact: true }),
  attribute('executionCompany', 'Executing company', { caseExact: true }),
];

const GROUP_ATTRIBUTES = [
  attribute('displayName', 'Name of a role or of an assignment group', { required: true, unique: true }),
  attribute('members', 'Users', {
    multiValued: true,
    parts: [value('Id of the user'), attribute('$ref', 'Address of the user', { type: 'reference' })],
  }),
];

const schemaOf = (id: string, name: string, description: string, attributes: readonly object[]) => ({
  schemas: [SCHEMA],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: scimAddress('Schemas', id) },
});

export const SCHEMAS = () => [
  schemaOf(USER, 'User', 'User of the tenant', USER_ATTRIBUTES),
  schemaOf(DESK_USER, 'Desk user', 'Customer and executing company of a user', DESK_ATTRIBUTES),
  schemaOf(GROUP, 'Group', 'Role or assignment group', GROUP_ATTRIBUTES),
];
