import { CUSTOM_FIELD_PARTS } from '../../../openapi/vocabulary';

const partsOfKind: Readonly<Record<string, readonly string[]>> = CUSTOM_FIELD_PARTS;

/** Fields that only definitions for tickets have, since only tickets have types and states. */
const ofTickets: ReadonlySet<string> = new Set(['requiredForTypes', 'requiredOnStates']);

const ofSomeKinds = new Set(Object.values(partsOfKind).flat());

/** The kind and the resource of a definition that is being written. */
export interface DraftDefinition {
  kind?: string | null;
  resource?: string | null;
}

/** Whether a field of the definition applies to its kind and its resource. */
export function concerns(part: string, { kind, resource }: DraftDefinition): boolean {
  if (ofTickets.has(part)) return resource === 'tickets';
  return !ofSomeKinds.has(part) || (partsOfKind[kind ?? '']?.includes(part) ?? false);
}

/** The fields that do not apply to the new kind. */
export const pointless = (kind: string): string[] => [...ofSomeKinds].filter((part) => !concerns(part, { kind }));
