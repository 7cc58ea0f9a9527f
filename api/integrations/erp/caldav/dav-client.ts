import { ErpError } from '../../../ports/erp/erp-error.js';
import { erpErrorOfStatus } from '../erp-failure.js';
import type { ErpAnswer, ErpHttp } from '../erp-http.js';

type Method = 'GET' | 'PUT' | 'DELETE' | 'MKCALENDAR' | 'PROPFIND' | 'REPORT';

interface DavRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The answer of a server about one resource. */
export interface DavEntry {
  readonly href: string;
  readonly status: number;
  readonly props: Readonly<Record<string, unknown>>;
}

const MULTI_STATUS = 207;
/** Prefixes of the requested names. */
const NAMESPACES = { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav' };

/** Calls one WebDAV server (RFC 4918) in the name of one of its users. */
export class DavClient {
  readonly #authorization: string;

  constructor(
    private readonly http: ErpHttp,
    private readonly access: { readonly url: string; readonly user: string; readonly password: string },
  ) {
    const { user, password } = access;
    this.#authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  }

  /** Sends one request; `expected` are the statuses of success. */
  async ask(method: Method, path: string, expected: readonly number[], { headers = {}, body }: DavRequest = {}) {
    const sent = { method, headers: { ...headers, authorization: this.#authorization }, ...(body && { body }) };
    const answer = await this.http(this.addressOf(path), sent);
    if (expected.includes(answer.status)) return answer;
    throw erpErrorOfStatus(answer, method === 'PUT' || method === 'DELETE' || method === 'MKCALENDAR');
  }

  /** Kinds of the collection at a path, such as `calendar`; throws NOT_FOUND where there is none. */
  async kindsOf(path: string): Promise<readonly string[]> {
    const body = { propfind: { _attributes: NAMESPACES, prop: { resourcetype: {} } } };
    const { entries } = await this.#multiStatus('PROPFIND', path, body, '0');
    const kinds = entries[0]?.props.resourcetype;
    return kinds && typeof kinds === 'object' ? Object.keys(kinds) : [];
  }

  /** The changes in a collection since a token, and the present token (RFC 6578). */
  async changes(path: string, token: string | null): Promise<{ token: string; entries: readonly DavEntry[] }> {
    const syncToken = token ? { _text: token } : {};
    const prop = { getetag: {} };
    const body = { 'sync-collection': { _attributes: NAMESPACES, 'sync-token': syncToken, 'sync-level': 1, prop } };
    const { entries, syncToken: next } = await this.#multiStatus('REPORT', path, body, '0');
    if (typeof next !== 'string' || next === '')
      throw new ErpError('UNSUPPORTED', 'NOT_APPLIED', { reason: 'sync-token' });
    return { token: next, entries };
  }

  /** The versions of existing objects in a calendar, by their addresses (RFC 4791, calendar-multiget). */
  async versions(path: string, addresses: readonly string[]): Promise<readonly DavEntry[]> {
    const href = addresses.map((address) => ({ _text: address }));
    const body = { 'c:calendar-multiget': { _attributes: NAMESPACES, prop: { getetag: {} }, href } };
    return (await this.#multiStatus('REPORT', path, body, '1')).entries;
  }

  /** The address of a path. */
  addressOf(path: string): string {
    return new URL(path.replace(/^\//, ''), this.access.url.replace(/\/*$/, '/')).href;
  }

  async #multiStatus(method: 'PROPFIND' | 'REPORT', path: string, body: object, depth: string) {
    // The library takes some megabytes, so that only processes with such calendars load it.
    const { davRequest } = await import('tsdav');
    let answer: ErpAnswer | undefined;
    const call = async (_address: unknown, init?: { body?: unknown }) => {
      const headers = { 'content-type': 'application/xml; charset=utf-8', depth };
      answer = await this.ask(method, path, [MULTI_STATUS], { headers, body: String(init?.body) });
      return new Response(answer.text, { status: MULTI_STATUS, headers: { 'content-type': 'text/xml' } });
    };
    const responses = await davRequest({
      url: this.access.url,
      init: { method, body, namespace: 'd' },
      fetch: call as typeof globalThis.fetch,
    }).catch((error: unknown) => {
      throw error instanceof ErpError ? error : new ErpError('PROTOCOL', 'NOT_APPLIED', { cause: error });
    });
    const found = answer?.text.includes('multistatus') ? responses : undefined;
    if (!found) throw new ErpError('PROTOCOL', 'NOT_APPLIED', { reason: 'multistatus' });
    const entries = found
      .filter(({ href }) => href)
      .map(({ href = '', status, props = {} }) => ({ href, status, props }));
    return { entries, syncToken: found[0]?.raw?.multistatus?.syncToken as unknown };
  }
}
