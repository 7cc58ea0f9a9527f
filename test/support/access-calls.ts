import type { Readable } from 'node:stream';
import type request from 'supertest';
import { type Access, permits } from '../../api/platform/access/permission.js';
import { declareApplication } from '../../api/platform/application.js';
import { serviceDesk } from '../../api/service-desk.js';
import {
  BODIES,
  CONSUMING,
  FIXTURES,
  FURTHER_IDS,
  GROWING,
  MESSAGE,
  managerOf,
  PARAMETERS,
  SIDES,
  type Side,
  UPLOADS,
} from './access-fixtures.js';
import type { AccessOperation } from './access-operations.js';
import type { AccessWorld } from './access-world.js';
import type { TestApplication } from './application.js';
import { type Person, people } from './people.js';
import type { Json } from './records.js';

declareApplication(serviceDesk);

/** Everybody who calls; the stranger has no token. */
export const CALLERS: readonly (Person | 'stranger')[] = [
  'stranger',
  'outsider',
  'customer',
  'customerAll',
  'bergbahn',
  'executor',
  'agent',
  'manager',
  'admin',
  'gateway',
  'otherCustomer',
  'otherAgent',
  'otherManager',
];
type Caller = (typeof CALLERS)[number];
const CUSTOMERS: readonly Caller[] = ['customer', 'customerAll', 'bergbahn', 'otherCustomer'];

/** Kinds of callers with different references in bodies and filters; the first of each that the guard admits counts. */
const KINDS: readonly (readonly Caller[])[] = [
  ['customer'],
  ['executor'],
  ['admin', 'manager', 'agent', 'gateway'],
  ['otherManager', 'otherAgent', 'otherCustomer'],
];

/** Ids that a caller may send: those of each side, one without a record, and a malformed one. */
const TARGETS = [...SIDES, 'random', 'malformed'] as const;
type Target = (typeof TARGETS)[number];

const STRANGE: Record<'random' | 'malformed', string> = {
  random: '0191a0b0-0000-7000-8000-00000000dead',
  malformed: 'not-an-id',
};

const isSide = (target: Target): target is Side => (SIDES as readonly string[]).includes(target);

/** The caller's own side, whose references are right in the caller's requests. */
const sideOf = (caller: Caller): Side =>
  caller.startsWith('other') ? 'nordwind' : caller === 'bergbahn' ? 'bergbahn' : 'acme';

const rolesOf = (caller: Person): string[] => [
  ...people[caller].realm_access.roles,
  ...Object.values(people[caller].resource_access).flatMap(({ roles }) => roles),
];

/** Whether the guard refuses the caller by token and roles alone, before it reads the request. */
export function shutOut(caller: Caller, allow: Access): boolean {
  if (allow === 'public') return false;
  if (caller === 'stranger') return true;
  return allow !== 'authenticated' && !permits(allow, rolesOf(caller));
}

/** One caller of each kind, for references in bodies and filters; the guard is called by all callers. */
export const kindsFor = (allow: Access): Caller[] =>
  KINDS.flatMap((callers) => callers.find((caller) => !shutOut(caller, allow)) ?? []);

/** The outcomes by case and status: `{ "acme": { "200": "customer agent", "404": "bergbahn" } }`. */
export type Outcomes = Record<string, Record<string, string>>;

interface Call {
  readonly name: string;
  readonly target?: Target;
  readonly query?: Json;
  /** Operation on many records, with the id of that on a single one. */
  readonly many?: { readonly name: string; readonly single: string };
  /** Reference of the body that is replaced, by an id of the target. */
  readonly reference?: { readonly name: string; readonly several: boolean; readonly id: string };
}

/** Calls operations as every caller and records the outcomes. */
export class AccessCalls {
  /** `watch` receives every answer unchanged; `callers` may be a part of all callers. */
  constructor(
    private readonly desk: TestApplication,
    private readonly world: AccessWorld,
    private readonly callers: readonly Caller[] = CALLERS,
    private readonly watch: (caller: Caller, what: string, answer: request.Response) => void = () => undefined,
  ) {}

  /**
   * All cases of one operation: ids as every caller; malformed ones, and references in bodies and filters, as one caller
   * of each kind. A caller refused by the guard in the first case makes no further call: token and roles
   * decide the same each time.
   */
  async outcomesOf(operation: AccessOperation): Promise<Outcomes> {
    const outcomes: Outcomes = {};
    const refusals = new Map<Caller, string>();
    for (const call of this.#callsOf(operation)) {
      const byOutcome: Record<string, string[]> = {};
      const callers = this.#callersOf(operation, call);
      const results = await this.#callAs(callers, operation, call, refusals);
      for (const [at, outcome] of results.entries()) {
        const caller = callers[at] as Caller;
        byOutcome[outcome] = [...(byOutcome[outcome] ?? []), caller];
        if (['401', '403'].includes(outcome) && shutOut(caller, operation.allow)) refusals.set(caller, outcome);
      }
      outcomes[call.name] = Object.fromEntries(Object.entries(byOutcome).map(([key, who]) => [key, who.join(' ')]));
    }
    return outcomes;
  }

  #callersOf({ allow }: AccessOperation, { target, query, reference }: Call): readonly Caller[] {
    const kinds = query || reference || target === 'malformed' ? kindsFor(allow) : undefined;
    return kinds ? this.callers.filter((caller) => kinds.includes(caller)) : this.callers;
  }

  /** Calls run one after the other, except reads, which no call disturbs. */
  async #callAs(
    callers: readonly Caller[],
    operation: AccessOperation,
    call: Call,
    refusals: ReadonlyMap<Caller, string>,
  ): Promise<string[]> {
    const outcomeOf = async (caller: Caller) => refusals.get(caller) ?? this.#call(operation, call, caller);
    if (operation.method === 'get') return Promise.all(callers.map(outcomeOf));
    const results: string[] = [];
    for (const caller of callers) results.push(await outcomeOf(caller));
    return results;
  }

  #callsOf({ hasId, listed, operations, bodyReferences, filterReferences }: AccessOperation): Call[] {
    if (operations.length > 0) return operations.map((many) => ({ name: many.name, many }));
    const ids = (path: string) => TARGETS.map((target) => ({ target, id: this.#idOf(path, target) }));
    const plain: Call[] = hasId ? TARGETS.map((target) => ({ name: target, target })) : [{ name: 'plain' }];
    const filters = filterReferences.flatMap(({ name, path }) =>
      ids(path).map(({ target, id }) => ({ name: `filter ${name}=${target}`, query: { [name]: id } })),
    );
    const own = listed ? ids(listed) : [];
    const byId = own.map(({ target, id }) => ({ name: `filter id=${target}`, query: { id } }));
    const references = bodyReferences.flatMap(({ name, path, several }) =>
      ids(path).map(({ target, id }) => ({
        name: `body ${name}=${target}`,
        ...(hasId && { target: undefined }),
        reference: { name, several, id },
      })),
    );
    return [...plain, ...byId, ...filters, ...references];
  }

  #idOf(path: string, target: Target): string {
    return isSide(target) ? this.world.idOf(path, target) : STRANGE[target];
  }

  #parameter(name: string, side: Side): string {
    const further = FURTHER_IDS[name];
    return further ? this.world.idOf(further, side) : (PARAMETERS[name] ?? missing(`a value of {${name}}`));
  }

  async #call(operation: AccessOperation, call: Call, caller: Caller): Promise<string> {
    const { method, resource, hasId } = operation;
    const side = sideOf(caller);
    const target = call.target ?? side;
    const address = operation.address
      .replace('{id}', hasId ? this.#idOf(resource as string, target) : '')
      .replace(/\{(\w+)\}/g, (_whole, name: string) => this.#parameter(name, side));
    const aimed = isSide(target) ? target : side;
    const needsRecord = hasId && (operation.needsVersion || operation.body === 'replace');
    // The version is the same for each reader; a whole record is sent as its sender reads it.
    const reader = caller === 'stranger' || operation.body !== 'replace' ? managerOf(aimed) : caller;
    const record = needsRecord ? await this.world.current(resource as string, aimed, reader) : undefined;
    const client = this.desk.as(caller === 'stranger' ? null : caller);
    let request = client[method](address);
    if (call.query) request = request.query({ filter: JSON.stringify(call.query) });
    if (operation.needsVersion) request = request.set('If-Match', `"${record?.version ?? 1}"`);
    if (operation.id === MESSAGE.operation) request = request.type('message/rfc822').send(MESSAGE.raw);
    else if (UPLOADS.includes(operation.id)) request = request.attach('file', Buffer.from('Text'), 'text.txt');
    else if (call.many) request = request.send(await this.#manyOf(resource as string, call.many, side));
    else if (operation.body) request = request.send(this.#bodyOf(operation, call, caller, record));
    // A stream has no end of its own: that it opens is all there is to see.
    if (operation.isStream) request = request.buffer(true).parse(hangUp);
    const answer = await request;
    const { status, body } = answer;
    if (method !== 'get' && status < 400) this.world.forget();
    this.watch(caller, `${operation.id} ${call.name}`, answer);
    // A reference may take others with it, as a ticket's customer takes its site.
    const changed = method === 'patch' && status === 200 && call.reference ? operation.bodyReferences : [];
    const before = changed.filter(({ name }) => record && JSON.stringify(record[name]) !== JSON.stringify(body[name]));
    if (before.length > 0) {
      const values = Object.fromEntries(before.map(({ name }) => [name, record?.[name]]));
      await this.world.restore(resource as string, aimed, values);
    }
    const renewed = hasId && resource && method === 'delete' && status === 200;
    if (renewed) await this.world.renew(resource, aimed);
    const consumed = status === 200 ? CONSUMING[operation.id] : undefined;
    if (consumed) for (const one of SIDES) await this.world.renew(consumed, one);
    if (call.many && status === 201)
      return `201, ${body.records.map(({ outcome, problem }: Json) => problem?.status ?? outcome).join(' ')}`;
    if (!Array.isArray(body)) return String(status);
    const count = GROWING.includes(operation.id) && call.name === 'plain' ? '' : `${body.length} `;
    return `${status}, ${count}rows`;
  }

  /** A change without a value of every target, or another operation on an unknown record alone, which leaves all others. */
  async #manyOf(path: string, { name, single }: NonNullable<Call['many']>, side: Side): Promise<Json> {
    const targets = name === 'update' ? TARGETS : (['random'] as const);
    const versions = new Map<string, number>();
    for (const target of targets) {
      const record = isSide(target) ? await this.world.current(path, target, managerOf(target)) : { version: 1 };
      versions.set(this.#idOf(path, target), record.version);
    }
    const body = name === 'update' ? {} : BODIES[single]?.(side);
    return {
      operation: name,
      records: [...versions].map(([id, version]) => ({ id, version })),
      ...(body && { body }),
    };
  }

  #bodyOf({ id, body, resource, created }: AccessOperation, { reference }: Call, caller: Caller, record?: Json): Json {
    const side = sideOf(caller);
    const replaced = reference && { [reference.name]: reference.several ? [reference.id] : reference.id };
    const own = BODIES[id]?.(side);
    if (own) return { ...own, ...replaced };
    if (body === 'create') {
      const left = CUSTOMERS.includes(caller) ? (FIXTURES[created as string]?.notFromCustomers ?? []) : [];
      const whole = Object.entries(this.world.bodyOf(created as string, side));
      return { ...Object.fromEntries(whole.filter(([name]) => !left.includes(name))), ...replaced };
    }
    if (body === 'patch') return { ...replaced };
    if (body === 'replace') return record ?? missing(`a record of ${resource} for ${managerOf(side)}`);
    return missing(`a body of ${id}`);
  }
}

type Parser = Parameters<request.Test['parse']>[0];

const hangUp: Parser = (answer, callback) => {
  callback(null, {});
  (answer as unknown as Readable).destroy();
};

function missing(what: string): never {
  throw new Error(`test/support/access-fixtures.ts lacks ${what}`);
}
