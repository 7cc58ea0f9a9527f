import { permits } from '../platform/access/permission.js';
import { assertReachesResources } from '../platform/access/scopes.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import type { Listing } from '../platform/rest/list-table.js';
import type { Listings } from '../platform/rest/listings.js';
import { currentUser } from '../platform/tenancy/session.js';
import { EXPORT_FORMATS, type ExportFormat } from '../vocabulary/master-data.js';

/** The body that orders an export: the query of a list, in the dialect, and the format of the file. */
export const EXPORT_BODY = {
  type: 'object',
  required: ['resource', 'format'],
  additionalProperties: false,
  properties: {
    resource: { type: 'string', maxLength: 100, description: 'Path of the list: "tickets"' },
    filter: { type: 'object', description: 'As the list takes it: {"state_eq_any":["PENDING"]}' },
    sort: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { type: 'string', maxLength: 100 },
      description: 'As the list takes it: ["createdAt","DESC"]',
    },
    fields: {
      type: 'array',
      maxItems: 500,
      items: { type: 'string', maxLength: 200 },
      description: 'Columns in their order; all that a table can tell if left out',
    },
    narrowings: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', maxLength: 100 },
      description: 'Names of those parameters by which the list may be narrowed that are to be true',
    },
    format: { type: 'string', enum: [...EXPORT_FORMATS] },
    mail: { type: 'boolean', default: false, description: 'Send a link once it is done' },
  },
};

/** A valid order; the list checks its own query. */
export interface RequestedExport {
  readonly listing: Listing;
  readonly format: ExportFormat;
  readonly mail: boolean;
  /** The query of the list. */
  readonly query: Readonly<Record<string, string>>;
}

const LONGEST_QUERY = 20_000;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The check of each part of the body, by name. */
const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  resource: (value) => typeof value === 'string',
  filter: isObject,
  sort: (value) => isTexts(value) && value.length === 2,
  fields: (value) => isTexts(value) && value.length > 0 && value.length <= 500,
  narrowings: isTexts,
  format: (value) => EXPORT_FORMATS.some((format) => format === value),
  mail: (value) => typeof value === 'boolean',
};

/** Reads the body. Throws 422 for its faults, and 403 for a list that the user may not read. */
export function requestedExport(listings: Listings, body: unknown): RequestedExport {
  const sent = (isObject(body) ? body : {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(sent)) {
    const isRight = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (!isRight) throw invalidField(`/${name.slice(0, 100)}`, 'UNKNOWN_PROPERTY');
    if (!isRight(value)) throw invalidField(`/${name}`, 'INVALID_VALUE');
  }
  for (const name of ['resource', 'format']) if (sent[name] === undefined) throw invalidField(`/${name}`, 'REQUIRED');
  const listing = listings.find(sent.resource as string);
  if (!listing) throw invalidField('/resource', 'INVALID_VALUE');
  const { allow, narrowings = {} } = listing.model.options;
  if (!permits(allow.read, currentUser().roles)) throw new Problem(403, 'FORBIDDEN');
  assertReachesResources(currentUser(), [listing.model.options.path]);
  const narrowed = (sent.narrowings ?? []) as string[];
  if (narrowed.some((name) => !Object.hasOwn(narrowings, name))) throw invalidField('/narrowings', 'INVALID_VALUE');
  const query = {
    ...Object.fromEntries(narrowed.map((name) => [name, 'true'])),
    ...Object.fromEntries(
      ['filter', 'sort', 'fields'].flatMap((name) => (sent[name] ? [[name, JSON.stringify(sent[name])]] : [])),
    ),
  };
  if (JSON.stringify(query).length > LONGEST_QUERY) throw invalidField('/filter', 'MAX_CHARS', { n: LONGEST_QUERY });
  return { listing, format: sent.format as ExportFormat, mail: sent.mail === true, query };
}
