import { scopeOf } from '../../api/platform/access/scopes.js';
import { API_SCOPES } from '../../api/vocabulary/integration.js';
import { document } from '../support/document.js';
import type { Json } from '../support/records.js';
import { OWN, SHAPED, tokenOperations } from '../support/token-operations.js';

/** Parts of the API that tokens reach with `*` alone, and why. */
const WITHOUT: Record<string, string> = {
  'push-subscriptions': 'browsers subscribe themselves, by a person who is there (decision 37)',
};

interface Reached {
  readonly name: string;
  readonly tag: string;
  readonly scope: string;
}

/** Operations that a token may call: those neither open to all callers nor reserved for people in person. */
const reached: readonly Reached[] = Object.entries<Json>(document.paths).flatMap(([path, operations]) =>
  Object.entries<Json>(operations).flatMap(
    ([
      method,
      {
        tags,
        'x-operation': { allow, inPerson },
      },
    ]) => {
      const [tag] = tags as string[];
      const name = `${method} ${path}`;
      return allow === 'public' || inPerson ? [] : [{ name, tag: tag as string, scope: scopeOf({ tag }, method) }];
    },
  ),
);

describe('the scopes that a token may be given', () => {
  it('reach every operation that takes a token: a new part of the API is named here until it has one', () => {
    const missing = reached.filter(({ tag, scope }) => !(tag in WITHOUT) && !API_SCOPES.includes(scope));
    expect(missing.map(({ name, scope }) => `${name}: ${scope}`)).toEqual([]);
  });

  it('name no part that there is not, and leave none out that has a scope', () => {
    const tags = new Set(['scim', ...reached.map(({ tag }) => tag)]);
    const named = new Set(API_SCOPES.map((scope) => scope.split(':')[0] as string).filter((tag) => tag !== '*'));
    expect([...named].filter((tag) => !tags.has(tag))).toEqual([]);
    expect(Object.keys(WITHOUT).filter((tag) => named.has(tag) || !tags.has(tag))).toEqual([]);
  });
});

describe('what an operation says that it reads', () => {
  it('holds each resource of whose records its answer is made', () => {
    const silent = tokenOperations.filter(({ tag, reads, records: told }) =>
      told.some((path) => path !== tag && !reads.includes(path)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('holds the resources of whose names, figures and contents it is made: a new operation is named in token-operations.ts', () => {
    const shaped = tokenOperations.filter(({ isShaped }) => isShaped);
    expect(shaped.filter(({ id }) => !(id in SHAPED) && !OWN.has(id)).map(({ id }) => id)).toEqual([]);
    const declared = shaped.filter(({ id }) => id in SHAPED).map(({ id, reads }) => [id, reads]);
    expect(Object.fromEntries(declared)).toEqual(SHAPED);
  });
});
