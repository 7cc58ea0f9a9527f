import fc from 'fast-check';

/** The owner of an id: the caller's own tenant, another one, no record, or a malformed id. */
const OWNERS = ['other', 'nobody', 'malformed'] as const;
type Owner = 'own' | (typeof OWNERS)[number];

/**
 * A placeholder for an id in a generated request, before its records exist: `«tickets:own:3»`. A seed therefore gives
 * the same requests in every run, for all ids of its records.
 */
export const idOf = (path: string): fc.Arbitrary<string> =>
  fc.tuple(owners, fc.nat(40)).map(([owner, at]) => `«${path}:${owner}:${at}»`);

const owners: fc.Arbitrary<Owner> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Owner>('own') },
  { weight: 1, arbitrary: fc.constantFrom<Owner>(...OWNERS) },
);

const PLACE = /«([a-z-]+):(\w+):(\d+)»/g;

/** Replaces the placeholders by ids. */
export const withIds = (text: string, find: (path: string, owner: Owner, at: number) => string): string =>
  text.replaceAll(PLACE, (_whole, path: string, owner: Owner, at: string) => find(path, owner, Number(at)));
