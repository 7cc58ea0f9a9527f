/** What the server refuses: its status, its code and, for single values, the code of each by its name. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly faults: Readonly<Record<string, string>>,
    /** Seconds to wait, where too much was asked. */
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

/** Longer than this no answer is waited for, in milliseconds; photos may take a while on the way. */
const PATIENCE = 120_000;

/** Asks the API as somebody without an account. Throws `Refused`, or what the network throws. */
export async function ask<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${import.meta.env.BASE_URL}services/v1/${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
  });
  const told = (await answer.json().catch(() => ({}))) as T & Problem;
  if (answer.ok) return told;
  const faults = Object.fromEntries((told.errors ?? []).map(({ pointer, code }) => [pointer.slice(1), code]));
  throw new Refused(answer.status, told.code ?? 'UNEXPECTED', faults, told.params?.seconds ?? 60);
}
