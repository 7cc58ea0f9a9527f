import { BODIES, FIXTURES, type Side } from '../access-fixtures.js';
import { accessOperations } from '../access-operations.js';
import { type AccessWorld, accessWorld } from '../access-world.js';
import type { TestApplication } from '../application.js';
import type { Json } from '../records.js';
import { withIds } from './ids.js';

/** Ids that are aimed at, of each resource; older ones are left alone. */
const KEPT = 20;
const NOBODY = '0191a0b0-0000-7000-8000-00000000dead';

/** Records of two tenants as targets of requests, and their present state. */
export class FuzzWorld {
  readonly #made = new Map<string, string[]>();
  readonly #versions = new Map<string, number>();

  private constructor(private readonly world: AccessWorld) {}

  static async in(desk: TestApplication): Promise<FuzzWorld> {
    return new FuzzWorld(await accessWorld(desk));
  }

  /** Fills in the ids of a text. */
  filled(text: string): string {
    return withIds(text, (path, owner, at) => {
      if (owner === 'nobody') return NOBODY;
      if (owner === 'malformed') return 'not-an-id';
      if (path === 'addresses-number') return owner === 'own' ? 'ACME' : 'NONE';
      const side: Side = owner === 'other' ? 'nordwind' : 'acme';
      const known = FIXTURES[path] ? [this.world.idOf(path, side)] : [];
      const ids = owner === 'own' ? [...known, ...(this.#made.get(path) ?? [])] : known;
      return ids[at % ids.length] ?? NOBODY;
    });
  }

  versionOf(id: string): number {
    return this.#versions.get(id) ?? 1;
  }

  /** A valid body of the operation, where a fixture has one. */
  fixtureOf(operationId: string): Json {
    const { created, body } = accessOperations.find(({ id }) => id === operationId) ?? {};
    if (BODIES[operationId]) return BODIES[operationId]('acme');
    return body === 'create' && created && FIXTURES[created]?.body ? this.world.bodyOf(created, 'acme') : {};
  }

  /** Remembers the records of an answer: the ids of new ones, and the versions of all. */
  learn(path: string | null, body: unknown): void {
    for (const record of Array.isArray(body) ? body : [body]) {
      const { id, version } = (record ?? {}) as { id?: unknown; version?: unknown };
      if (typeof id !== 'string' || typeof version !== 'number') continue;
      if (path && !this.#versions.has(id)) this.#made.set(path, [id, ...(this.#made.get(path) ?? [])].slice(0, KEPT));
      this.#versions.set(id, version);
    }
  }

  forget(path: string, id: string): void {
    this.#made.set(path, this.#made.get(path)?.filter((one) => one !== id) ?? []);
  }
}
