import { CUSTOM_FIELD_PARTS } from '../../../openapi/vocabulary';

const asked: Readonly<Record<string, readonly string[]>> = CUSTOM_FIELD_PARTS;

/** What only a ticket is asked for: it has types and states. */
const ofTickets: ReadonlySet<string> = new Set(['requiredForTypes', 'requiredOnStates']);

const ofSomeKinds = new Set(Object.values(asked).flat());

/** What is known of a definition while it is written. */
export interface DraftDefinition {
  kind?: string | null;
  resource?: string | null;
}

/** Whether a part of a definition means anything for its kind and its resource. */
export function concerns(part: string, { kind, resource }: DraftDefinition): boolean {
  if (ofTickets.has(part)) return resource === 'tickets';
  return !ofSomeKinds.has(part) || (asked[kind ?? '']?.includes(part) ?? false);
}

/** The parts that mean nothing any more once the kind has become another one. */
export const pointless = (kind: string): string[] => [...ofSomeKinds].filter((part) => !concerns(part, { kind }));
