import { useDesk } from '../support/use-desk.js';

const desk = useDesk();

describe('health', () => {
  it('is told to strangers without details, before any other request', async () => {
    const ready = await desk.as(null).get('health/ready').expect(200);
    expect(ready.body).toEqual({ status: 'up' });
    await desk.as(null).get('health/live').expect(200);
  });

  it.each([
    ['a forged token', { authorization: 'Bearer forged' }],
    ['another scheme', { authorization: 'Basic dmVydHJhdWxpY2g6' }],
    ['a foreign session', { cookie: 'vsd_docs=s%3Aunknown.forged' }],
    ['conditions', { 'if-match': '"1"', 'if-none-match': '*', range: 'bytes=0-1' }],
    ['a key of idempotency', { 'idempotency-key': 'ä', 'content-type': 'application/json' }],
  ])('is told whatever comes along: %s', async (_what, headers) => {
    for (const path of ['health/live', 'health/ready', 'config'])
      await desk.as(null).get(path).set(headers).expect(200);
  });
});
