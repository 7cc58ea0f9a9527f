import { RepeatedFailures } from '../../api/platform/logging/repeated-failures.js';
import { eventually } from '../support/eventually.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('the id of a request', () => {
  const answer = (headers: Record<string, string>) => desk.as('agent').get('v1/nowhere').set(headers).expect(404);

  it('is that of the proxy, in the header and in the problem', async () => {
    const { headers, body } = await answer({ 'X-Request-Id': 'edge-1:4711_a.b', traceparent: TRACE });
    expect([headers['x-request-id'], headers.traceparent, body.requestId]).toEqual([
      'edge-1:4711_a.b',
      TRACE,
      'edge-1:4711_a.b',
    ]);
  });

  it.each(['short', 'with space in it', `${'a'.repeat(129)}`, '{"a":"12345678"}'])(
    'is a new one for %s',
    async (sent) => {
      const { headers } = await answer({ 'X-Request-Id': sent, traceparent: TRACE.replaceAll('4', '0g') });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.traceparent).toBeUndefined();
    },
  );
});

describe('equal failures in the log', () => {
  it('are one line at once and one with their number later; others are logged beside them', async () => {
    const failures = new RepeatedFailures(20);
    const lines: unknown[] = [];
    const fail = (message: string, requestId: string) =>
      failures.pass([{ error: message, requestId }, 'request failed'], (parameters) => lines.push(parameters));
    for (let count = 0; count < 2_101; count += 1) fail('disk full', `request-${count}`);
    fail('mail server away', 'other');
    expect(lines).toHaveLength(2);
    const last = [{ error: 'disk full', requestId: 'request-2100', repeated: 2_100 }, 'request failed'];
    await eventually(async () => expect(lines.slice(2)).toEqual([last]));
    await eventually(async () => {
      fail('mail server away', 'again');
      expect(lines.length).toBeGreaterThan(3);
    });
  });
});
