import fc from 'fast-check';

/** Whose record an id names: the caller's own tenant, another one, a record that nobody has, or what is no id. */
const OWNERS = ['other', 'nobody', 'malformed'] as const;
type Owner = 'own' | (typeof OWNERS)[number];

/**
 * Stands for an id in a request that was thought out before its records exist: `«tickets:own:3»`. A seed therefore
 * gives the same requests in every run, whatever the ids of its records are.
 */
export const idOf = (path: string): fc.Arbitrary<string> =>
  fc.tuple(owners, fc.nat(40)).map(([owner, at]) => `«${path}:${owner}:${at}»`);

const owners: fc.Arbitrary<Owner> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Owner>('own') },
  { weight: 1, arbitrary: fc.constantFrom<Owner>(...OWNERS) },
);

const PLACE = /«([a-z-]+):(\w+):(\d+)»/g;

/** Fills in the ids that are meant. */
export const withIds = (text: string, find: (path: string, owner: Owner, at: number) => string): string =>
  text.replaceAll(PLACE, (_whole, path: string, owner: Owner, at: string) => find(path, owner, Number(at)));
