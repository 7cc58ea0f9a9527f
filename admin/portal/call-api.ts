/** A refusal of the server: its status, its code and the codes of refused values by their names. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly faults: Readonly<Record<string, string>>,
    /** Seconds to wait after too many requests. */
    readonly seconds: number,
  ) {
    super(`${status} ${code}`);
  }
}

interface Problem {
  readonly code?: string;
  readonly params?: { readonly seconds?: number };
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
}

/** Longest time for an answer, in milliseconds; photos may take a while to upload. */
const PATIENCE = 120_000;

/** Calls the API without an account. Throws `Refused`, or the error of the network. */
export async function callApi<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${import.meta.env.BASE_URL}services/v1/${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  });
  const result = (await answer.json().catch(() => ({}))) as T & Problem;
  if (answer.ok) return result;
  const faults = Object.fromEntries((result.errors ?? []).map(({ pointer, code }) => [pointer.slice(1), code]));
  throw new Refused(answer.status, result.code ?? 'UNEXPECTED', faults, result.params?.seconds ?? 60);
}
