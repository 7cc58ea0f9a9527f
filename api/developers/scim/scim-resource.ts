import { apiAddress } from '../../platform/application.js';
import { Problem } from '../../platform/http/problem.js';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
/** Our own attributes of a user: customer and executing company. */
export const DESK_USER = 'urn:volta:params:scim:schemas:extension:desk:2.0:User';
export const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';
export const SCIM_TYPE = 'application/scim+json';

/** Kinds of records that identity providers maintain, as in the addresses. */
export type ScimKind = 'Users' | 'Groups';

/** A resource of SCIM as it is sent (RFC 7643 §3). */
export interface ScimResource {
  [attribute: string]: unknown;
  readonly schemas: string[];
  readonly id: string;
  readonly meta: { resourceType: string; created: Date; lastModified: Date; location: string; version: string };
}

/** A page of found resources. */
export interface ScimPage {
  readonly total: number;
  readonly resources: readonly ScimResource[];
}

/** A request for a list: a filter, the index of the first resource from 1 on, and the largest number (RFC 7644 §3.4.2). */
export interface ScimSearch {
  readonly filter?: string;
  readonly startIndex: number;
  readonly count: number;
}

/** The stored resources of one kind. Unknown ids throw 404; `version` is that of If-Match. */
export interface ScimStore {
  search(search: ScimSearch): Promise<ScimPage>;
  read(id: string): Promise<ScimResource>;
  create(body: ScimBody): Promise<ScimResource>;
  replace(id: string, body: ScimBody, version: string | undefined): Promise<ScimResource>;
  remove(id: string, version: string | undefined): Promise<void>;
}

/** A sent resource; its attributes are unchecked. */
export type ScimBody = Readonly<Record<string, unknown>>;

/** A refusal in the words of SCIM (RFC 7644 §3.12). */
export class ScimRefusal extends Problem {
  constructor(
    status: number,
    readonly scimType:
      | 'invalidFilter'
      | 'invalidPath'
      | 'invalidSyntax'
      | 'invalidValue'
      | 'mutability'
      | 'tooMany'
      | 'uniqueness',
    readonly detail: string,
  ) {
    super(status, 'BAD_REQUEST');
  }
}

/** Address of a kind of resources, or of one of them. */
export const scimAddress = (...parts: string[]): string =>
  apiAddress('').replace(/v1\/$/, ['scim/v2', ...parts.map(encodeURIComponent)].join('/'));

/** The metadata of a record; its version is the entity tag. */
export const metaOf = (
  kind: ScimKind,
  id: string,
  { version, createdAt, updatedAt }: { version: number; createdAt: Date; updatedAt: Date },
): ScimResource['meta'] => ({
  resourceType: kind === 'Users' ? 'User' : 'Group',
  created: createdAt,
  lastModified: updatedAt,
  location: scimAddress(kind, id),
  version: `W/"${version}"`,
});

/** Throws 412 if the sent version is an older one. */
export function assertVersion(version: string | undefined, { meta }: ScimResource): void {
  if (version !== undefined && version !== '*' && version.replace(/^W\//, '') !== meta.version.replace(/^W\//, '')) {
    throw new Problem(412, 'STALE');
  }
}

/** A text of a body; undefined for a missing or empty one. */
export function textAt(body: ScimBody, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw new ScimRefusal(400, 'invalidValue', `${name} must be a string`);
  return value;
}

/** A complex attribute of a body; empty if missing. */
export function partAt(body: ScimBody, name: string): ScimBody {
  const value = body[name] ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new ScimRefusal(400, 'invalidValue', `${name} must be an object`);
  }
  return value as ScimBody;
}

/** The values of a multi-valued attribute; a single value counts as a list of one. Undefined if missing. */
export function valuesAt(body: ScimBody, name: string): ScimBody[] | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'string' ? { value: one } : (one as ScimBody),
  );
}
