import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterFailure, type Circuit } from '../../api/erp/connections/circuit.js';
import { CalDavAppointments } from '../../api/integrations/erp/caldav/caldav-appointments.js';
import { DavClient } from '../../api/integrations/erp/caldav/dav-client.js';
import { erpErrorOf } from '../../api/integrations/erp/erp-failure.js';
import type { ErpHttp } from '../../api/integrations/erp/erp-http.js';
import { TrytonClient } from '../../api/integrations/erp/tryton/tryton-client.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import type { ErpProblem } from '../../api/vocabulary/erp.js';

type Answer = readonly [status: number, text: string];

const answering =
  ([status, text]: Answer): ErpHttp =>
  async (_address, init) => {
    const id = /"id":(\d+)/.exec(String(init?.body))?.[1] ?? '';
    const headers = new Headers() as unknown as Awaited<ReturnType<ErpHttp>>['headers'];
    return { status, headers, text: text.replace('ID', id) };
  };

const ACCESS = { url: 'https://erp.example/', user: 'desk', password: 'geheim' };

const toldOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (failure: unknown) => failure,
  );
  return error instanceof ErpError ? [error.problem, error.reason] : error;
};

describe('What we ourselves find wrong with an answer is a kind of problem and a technical name, the same in each language:', () => {
  it.each<readonly [Answer, string, string]>([
    [[404, ''], 'MISCONFIGURED', 'HTTP 404'],
    [[429, ''], 'RATE_LIMITED', 'HTTP 429'],
    [[503, 'Service Unavailable'], 'UNAVAILABLE', 'HTTP 503'],
    [[302, ''], 'PROTOCOL', 'HTTP 302'],
    [[200, '<html>Sign in</html>'], 'PROTOCOL', 'JSON'],
    [[200, '{"id":0,"result":[]}'], 'PROTOCOL', 'id, result'],
    [[200, '{"id":ID,"result":null}'], 'PROTOCOL', 'common.db.login'],
  ])('of Tryton, %j is %s (%s)', async (answer, problem, reason) => {
    const client = new TrytonClient(answering(answer), { ...ACCESS, database: `alpina-${answer.join()}` });
    expect(await toldOf(client.rows('party.party', [], ['id']))).toEqual([problem, reason]);
  });

  it.each<readonly [Answer, string, string]>([
    [[500, ''], 'UNAVAILABLE', 'HTTP 500'],
    [[207, 'Guten Tag'], 'PROTOCOL', 'multistatus'],
  ])('of a calendar, %j is %s (%s)', async (answer, problem, reason) => {
    expect(await toldOf(new DavClient(answering(answer), ACCESS).kindsOf('/'))).toEqual([problem, reason]);
  });

  it('an event without a version is named by what it lacks', async () => {
    const dav = new DavClient(answering([200, 'BEGIN:VCALENDAR']), ACCESS);
    expect(await toldOf(new CalDavAppointments(dav, '/x/').read('/x/', 'k'))).toEqual(['PROTOCOL', 'ETag']);
  });

  it.each([
    ['ECONNREFUSED', 'UNAVAILABLE'],
    ['UND_ERR_CONNECT_TIMEOUT', 'TIMEOUT'],
    ['CERT_HAS_EXPIRED', 'MISCONFIGURED'],
    ['EPORT', 'MISCONFIGURED'],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'PROTOCOL'],
  ])('a connection that ends with %s is %s', (code, problem) => {
    const cause = Object.assign(new Error('words of a library'), { code });
    const { problem: told, reason } = erpErrorOf(new TypeError('fetch failed', { cause }), true);
    expect([told, reason]).toEqual([problem, code]);
  });

  it('no adapter says a sentence of its own', () => {
    const folder = join(process.cwd(), 'api/integrations/erp');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const said = files.flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /(?:reason: |unintelligible\(|misconfigured\()(['`])(.*?)\1/g,
        ),
      ].map(([, , words = '']) => words),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((words) => /\p{L}+ \p{L}+/u.test(words))).toEqual([]);
  });
});

describe('The circuit of a connection after concurrent failures', () => {
  const NOW = new Date('2026-03-02T10:00:00Z');
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
  const closed: Circuit = { state: 'CONNECTED', problem: null, reason: null, failures: 0, openUntil: null };
  type Failures = readonly (readonly [problem: ErpProblem, retryAfter?: number])[];
  const after = (problems: Failures) =>
    problems.reduce<Circuit>(
      (circuit, [problem, retryAfter]) => afterFailure(circuit, new ErpError(problem, 'UNKNOWN', { retryAfter }), NOW),
      closed,
    );

  it.each<readonly [Failures, object]>([
    [[['TIMEOUT']], { state: 'FAILED', problem: 'TIMEOUT', openUntil: null }],
    [[['UNAUTHENTICATED'], ['TIMEOUT']], { state: 'REFUSED', problem: 'UNAUTHENTICATED', openUntil: at(900) }],
    [[['TIMEOUT'], ['UNAUTHENTICATED']], { state: 'REFUSED', problem: 'UNAUTHENTICATED', openUntil: at(900) }],
    [[['UNAUTHENTICATED'], ['RATE_LIMITED', 1_200]], { state: 'REFUSED', openUntil: at(1_200) }],
    [[['RATE_LIMITED', 1_200], ['UNAVAILABLE']], { state: 'FAILED', problem: 'UNAVAILABLE', openUntil: at(1_200) }],
  ])('%j is %j', (problems, circuit) => {
    expect(after(problems)).toMatchObject({ failures: problems.length, ...circuit });
  });
});
