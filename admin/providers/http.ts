import { learnServerTime } from '../model/server-clock';
import { SERVICES_BASE } from './address';
import type { Translate } from './format';
import type { KeptReads } from './offline/kept-reads';
import { ApiError, errorOf, type Problem, SessionExpiredError } from './problem';

/** How long an answer may take, in milliseconds, before the call counts as failed. */
const TIMEOUT = 30_000;

/** The parts of the running application that calls of the API need. */
export interface ApiSurroundings {
  token(): Promise<string>;
  renew(): Promise<string>;
  translate: Translate;
  /** Stored answers for times without a server, for executors in the field. */
  reads?: Pick<KeptReads, 'through'>;
}

let surroundings: ApiSurroundings | undefined;

/** Gives the calls their session and language; called once at the start. */
export function configureApi(parts: ApiSurroundings): void {
  surroundings = parts;
}

/** The surroundings set at the start. */
export function apiSurroundings(): ApiSurroundings {
  if (!surroundings) throw new Error('configureApi must be called first');
  return surroundings;
}

/** One call of the API. */
export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Query parameters: texts and numbers as they are, all else as JSON (contract, dialect); undefined is left out. */
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Version the change is based on; sent as If-Match. */
  version?: number;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Timeout in milliseconds, for large answers. */
  timeout?: number;
  /** Is sent even if the page is closed meanwhile. */
  keepalive?: boolean;
}

/** Address of an API path: `tickets` lies under services/v1/, `/health/ready` under services/. */
export function apiAddress(path: string, query: Record<string, unknown> = {}): string {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(defined.map(([name, value]) => [name, asParameter(value)])).toString();
  const address = path.startsWith('/') ? `${SERVICES_BASE}${path.slice(1)}` : `${SERVICES_BASE}v1/${path}`;
  return search ? `${address}${address.includes('?') ? '&' : '?'}${search}` : address;
}

/** Calls the API with the session's token and returns the JSON; rejects with ApiError or its subclasses. */
export async function apiFetch<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const answer = await apiAnswer(apiAddress(path, request.query), request);
  return readJson<T>(answer);
}

/** Calls an address of the API and returns the raw response of a success; repeats once on a refused token. */
export function apiAnswer(address: string, request: ApiRequest = {}): Promise<Response> {
  const { reads } = apiSurroundings();
  const { method = 'GET' } = request;
  return reads && method === 'GET' ? reads.through(address, () => ask(address, request)) : ask(address, request);
}

async function ask(address: string, request: ApiRequest): Promise<Response> {
  const { token, renew, translate } = apiSurroundings();
  let answer = await send(address, request, await token());
  if (answer.status === 401) answer = await send(address, request, await renew());
  if (answer.status === 401) {
    throw new SessionExpiredError(translate('errors.SESSION_EXPIRED'), await problemOf(answer));
  }
  if (!answer.ok) throw await failureOf(answer, address);
  return answer;
}

async function send(address: string, request: ApiRequest, token: string): Promise<Response> {
  const { method = 'GET', body, signal, keepalive } = request;
  const timeout = AbortSignal.timeout(request.timeout ?? TIMEOUT);
  const sentAt = Date.now();
  try {
    const answer = await fetch(address, {
      method,
      headers: headersOf(request, token),
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    learnServerTime(answer.headers.get('date'), sentAt, Date.now());
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw localFailure(timeout.aborted ? 'TIMEOUT' : 'NETWORK');
  }
}

function headersOf({ body, headers, version, idempotencyKey }: ApiRequest, token: string): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    authorization: `Bearer ${token}`,
    'accept-language': document.documentElement.lang,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...headers,
  };
}

/** The error for a call that got no usable answer. */
export function localFailure(code: 'NETWORK' | 'TIMEOUT' | 'BAD_RESPONSE' | 'ABORTED'): ApiError {
  return errorOf({ code }, 0, apiSurroundings().translate);
}

/** The error that a refused answer describes. */
async function failureOf(answer: Response, address: string): Promise<ApiError> {
  return errorOf(await problemOf(answer), answer.status, apiSurroundings().translate, resourceOf(address));
}

const problemOf = (answer: Response): Promise<Problem> => answer.json().catch(() => ({}));

/** Reads the JSON of a success; no content is undefined. */
export async function readJson<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!text) return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw localFailure('BAD_RESPONSE');
  }
}

/** API path of the resource that an address belongs to, as in `…/v1/text-blocks/…`. */
const resourceOf = (address: string) => /\/v1\/([\w-]+)/.exec(address)?.[1];

const asParameter = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
