import { patchBodyValidation, ScimError, type ScimPatch, scimPatch } from 'scim-patch';
import { PATCH, type ScimBody, ScimRefusal, type ScimResource } from './scim-resource.js';

const MOST_OPERATIONS = 1_000;
/** Names in paths that reach into the prototype of an object. */
const UNSAFE = /__proto__|constructor|prototype/i;

/** The resource after the operations of a PATCH, in the dialects of Entra ID and Okta as well (RFC 7644 §3.5.2). */
export function patched(resource: ScimResource, body: ScimBody): ScimBody {
  const operations = (body.Operations ?? []) as ScimPatch['Operations'];
  if (!Array.isArray(operations) || operations.length > MOST_OPERATIONS) {
    throw new ScimRefusal(400, 'invalidSyntax', `Operations must be a list of at most ${MOST_OPERATIONS}`);
  }
  if (operations.some((one) => UNSAFE.test(String(one?.path ?? '')) || hasUnsafeName(one?.value))) {
    throw new ScimRefusal(400, 'invalidPath', 'The path is refused');
  }
  const request = { schemas: body.schemas ?? [PATCH], Operations: operations.map(inOurForm) } as ScimPatch;
  try {
    patchBodyValidation(request);
    const copy = JSON.parse(JSON.stringify(resource)) as Parameters<typeof scimPatch>[0];
    return scimPatch(copy, request.Operations, {
      mutateDocument: true,
      treatMissingAsAdd: true,
    }) as unknown as ScimBody;
  } catch (error) {
    if (!(error instanceof ScimError)) throw new ScimRefusal(400, 'invalidPath', 'The operations cannot be applied');
    throw new ScimRefusal(400, scimTypes.find((type) => type === error.scimCode) ?? 'invalidSyntax', error.message);
  }
}

const scimTypes = ['invalidFilter', 'invalidPath', 'invalidSyntax', 'invalidValue', 'mutability'] as const;

/** Entra ID sends "Add"; members may come with names and addresses, by which the library would not find them. */
function inOurForm<T extends { op: string; path?: string; value?: unknown }>(operation: T): T {
  const { op, path, value } = operation ?? {};
  const isMembers = path === 'members' && Array.isArray(value);
  return {
    ...operation,
    ...(typeof op === 'string' && { op: op.toLowerCase() }),
    ...(isMembers && { value: value.map((member) => ({ value: member?.value })) }),
  };
}

/** Whether a value without a path names an attribute, perhaps with dots, that reaches into a prototype. */
const hasUnsafeName = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => UNSAFE.test(name));
