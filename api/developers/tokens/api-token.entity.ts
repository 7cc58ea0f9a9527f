import type { Opt, Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choices, Moment, Reference, Resource, Text } from '../../platform/resource/index.js';
import { namesOfResources } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { FURTHER_PARTS } from '../../vocabulary/integration.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';

const SCREENS = { route: 'api-tokens', menu: 'none', icon: 'Key' } as const;
const scopesOf = (part: string) => [`${part}:read`, `${part}:write`];

/** Scopes of a token: a resource or another part of the API, or all of it, to read or to write. */
export const API_SCOPES = namesOfResources(({ options }) => scopesOf(options.path), FURTHER_PARTS.flatMap(scopesOf));

const FIXED = { required: true, writeOnce: true } as const;

/** The index that finds a token by its hash before its tenant is known (`vsd_api_token`). */
const BY_HASH = {
  name: 'api_token_hash_index',
  expression: 'create unique index "api_token_hash_index" on "api_token" ("token_hash")',
};

/**
 * A token with which a program calls the API in the name of a user, within its scopes (decision 37). Only its hash is
 * stored; the token is returned once, and deleting it revokes it.
 */
@Resource({
  path: 'api-tokens',
  ...SCREENS,
  sort: '-createdAt',
  lists: ['createdAt'],
  allow: { read: WORKING_ROLES, create: WORKING_ROLES, delete: WORKING_ROLES },
  indexes: [BY_HASH],
  problems: { create: { 422: ['TOKEN_EXPIRY', 'TOKEN_NOT_YOURS'] } },
})
export class ApiToken extends TenantEntity {
  @Text({ ...FIXED, max: 100, list: true, help: true, person: false }) name!: string;
  /** The owner: its creator, or a service account. */
  @Reference(() => User, { ...FIXED, default: null, list: true, filter: true, onDelete: 'cascade', help: true })
  user!: Ref<User>;
  @Choices(API_SCOPES, { ...FIXED, name: 'apiScope', list: true, help: true }) scopes!: string[];
  @Moment({ ...FIXED, list: true, help: true }) expiresAt!: Date;
  /** Rounded to the minute. */
  @Moment({ readOnly: true, list: true }) lastUsedAt: Date | null = null;
  /** Its last four characters, by which people recognise it. */
  @Text({ readOnly: true, required: true, list: true, max: 4 }) ending!: string & Opt;
  @Text({ readOnly: true, secret: true, required: true, max: 64 }) tokenHash!: string & Opt;
  @Computed({ type: ['string', 'null'], description: 'Told by the answer to its creation alone' }, { once: true })
  token!: string | null;
}
