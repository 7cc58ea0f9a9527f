import fc from 'fast-check';
import { shutOut } from '../access-calls.js';
import { type AccessOperation, accessOperations } from '../access-operations.js';
import { AnswersByCaller } from '../answers-by-caller.js';
import { startApplication } from '../application.js';
import type { Person } from '../people.js';
import { INSIDE } from '../problems.js';
import type { FuzzRequest } from './fuzz-request.js';
import { requestsTo } from './fuzz-request.js';
import { type FuzzAnswer, FuzzSender } from './fuzz-sender.js';
import { FuzzWorld } from './fuzz-world.js';

const CALLERS: readonly Person[] = ['customer', 'executor', 'agent', 'manager', 'admin', 'gateway'];
/** Streams have no end; other tests read their events. */
const OPERATIONS = accessOperations.filter(({ isStream }) => !isStream);
/** After so many requests a new desk takes over: the callers may have locked themselves out. */
const CHAPTER = 2_500;

export interface FuzzResult {
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Deviations from the document, each kind once, with the first request that brought it. */
  readonly faults: readonly string[];
}

/** Sends so many requests and judges each answer; the same seed thinks out the same requests. */
export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const statuses: Record<string, number> = {};
  const faults = new Map<string, string>();
  for (let first = 0; first < count; first += CHAPTER)
    await chapter(seed, first, Math.min(count, first + CHAPTER), statuses, faults);
  return { statuses, faults: [...faults].map(([fault, first]) => `${fault}\n    ${first}`).sort() };
}

async function chapter(
  seed: number,
  first: number,
  end: number,
  statuses: Record<string, number>,
  faults: Map<string, string>,
): Promise<void> {
  const desk = await startApplication({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
  try {
    const world = await FuzzWorld.in(desk);
    const judge = await AnswersByCaller.of(desk, CALLERS);
    const sender = new FuzzSender(desk, world);
    for (let at = first; at < end; at += 1) {
      const [person, request] = thoughtOut(seed, at);
      const answer = await sender.send(person, request);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault =
        faultOf(answer) ?? declaredFault(request, answer, judge.faultOf(person, request.operation.id, answer));
      const code = (answer.body as { code?: string } | null)?.code;
      const kind = `${request.operation.id} ${answer.status} ${code ?? ''}: ${fault}`;
      if (fault && !faults.has(kind))
        faults.set(kind, `#${at} ${told(person, request)}\n    ${answer.text.slice(0, 400)}`);
    }
    sender.close();
  } finally {
    await desk.close();
  }
}

const requests = new Map<AccessOperation, fc.Arbitrary<FuzzRequest>>();

/** The request at this place of the sequence of a seed. */
function thoughtOut(seed: number, at: number): [Person, FuzzRequest] {
  const operation = OPERATIONS[at % OPERATIONS.length] as AccessOperation;
  const known = requests.get(operation) ?? requestsTo(operation);
  requests.set(operation, known);
  const welcome = CALLERS.filter((caller) => !shutOut(caller, operation.allow));
  const caller = fc.oneof(...(welcome.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...welcome) }] : []), {
    weight: 1,
    arbitrary: fc.constantFrom(...CALLERS),
  });
  const both = fc.tuple(caller, known);
  const [pair] = fc.sample(both, { seed: seed + at, numRuns: 1 });
  return pair as [Person, FuzzRequest];
}

/** The faults of any answer, declared or not. */
function faultOf({ status, text }: FuzzAnswer): string | undefined {
  if (status === 500) return 'a failure of the service';
  if (status >= 400 && INSIDE.test(text)) return 'it tells of the inside';
  return undefined;
}

/** The deviation from the document: with `fields` all other fields are left out, as the parameter says. */
const declaredFault = ({ address }: FuzzRequest, { status }: FuzzAnswer, fault: string | undefined) =>
  status === 200 && /[?&]fields=/.test(address) && fault?.includes('required property') ? undefined : fault;

const told = (person: Person, { operation, address, headers, body, isCurrent }: FuzzRequest) =>
  `${person} ${operation.method.toUpperCase()} ${address} ${JSON.stringify({ headers, isCurrent, body })}`.slice(
    0,
    1_500,
  );
