import { useDesk } from '../support/use-desk.js';

const desk = useDesk();

describe('health', () => {
  it('is told to strangers without details, before any other request', async () => {
    const ready = await desk.as(null).get('health/ready').expect(200);
    expect(ready.body).toEqual({ status: 'up' });
    await desk.as(null).get('health/live').expect(200);
  });
});
