import { useDesk } from '../support/use-desk.js';

const desk = useDesk();

describe('what the API answers', () => {
  it.each(['v1/me', 'v1/tickets', 'v1/dashboard', 'v1/nothing', 'v1/tenant-logo', 'config', 'health/live'])(
    'stays behind nowhere: %s',
    async (path) => {
      const { headers } = await desk.as('manager').get(path);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('is known again by its mark where it is the document', async () => {
    const { headers } = await desk.as('manager').get('openapi.json').expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    await desk
      .as('manager')
      .get('openapi.json')
      .set('If-None-Match', headers.etag as string)
      .expect(304);
  });
});

describe('the address of the API itself', () => {
  it('leads to the documentation', async () => {
    const { headers } = await desk.as(null).get('').expect(302);
    expect(headers.location).toBe('/volta-service-desk/services/docs');
  });
});
