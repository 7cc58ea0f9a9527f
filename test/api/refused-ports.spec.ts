import { Dispatcher, fetch } from 'undici';
import { erpHttp } from '../../api/integrations/erp/erp-http.js';
import { readEnv } from '../../api/platform/env.js';
import { Outbound } from '../../api/platform/http/outbound.js';
import { isRefusedPort, RefusedPort } from '../../api/platform/refused-port.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import { portsFrom } from '../../api/standalone/ports.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
/** The highest port that is refused is below. */
const ASKED = 11_000;

class Nowhere extends Dispatcher {
  override dispatch(): never {
    throw new Error('Nothing is called');
  }
}

describe('ports that nothing is called at', () => {
  it('are those of fetch', async () => {
    const nowhere = new Nowhere();
    // The result of a call to port 0 depends on the system.
    const ports = [...Array(ASKED).keys()].slice(1);
    const refused: number[] = [];
    for (const port of ports)
      await fetch(`http://desk.example:${port}/`, { dispatcher: nowhere }).catch(({ cause }) => {
        if (cause.message === 'bad port') refused.push(port);
      });
    // An address leaves out the port of its scheme.
    expect(ports.filter((port) => isRefusedPort({ port: String(port) }))).toEqual(refused);
    expect(isRefusedPort(new URL('https://desk.example/'))).toBe(false);
  });

  it('are refused at the start of the API, with the reason', () => {
    const port = (VSD_PORT: string) => readEnv({ NODE_ENV: 'test', DATABASE_URL: desk.databaseUrl, VSD_PORT });
    for (const refused of ['6000', '6666', '5060', '22', '10080']) {
      expect(() => port(refused)).toThrow(`VSD_PORT: browsers open no port ${refused}, which is reserved`);
    }
    for (const taken of ['0', '8080', '6001']) expect(port(taken).VSD_PORT).toBe(Number(taken));
  });

  it.each([
    ['6000', 6000, 'the application'],
    ['5999', 6000, 'the identity service'],
    ['10078', 10080, 'the mail inbox'],
    ['6664', 6665, 'the identity service'],
    ['3657', 3659, 'the mail inbox'],
  ])('are refused by the launcher, with those that follow from them: VSD_PORT=%s', (value, port, use) => {
    expect(() => portsFrom(value)).toThrow(`Port ${port}, wanted for ${use}, is opened by no browser`);
  });

  it('are refused for the admin while developing, which has the one after the four', () => {
    expect(() => portsFrom('5996', { dev: true })).toThrow('Port 6000, wanted for the admin while developing, is');
    expect(portsFrom('5996').application).toBe(5996);
  });

  it('may be the one at which mails are received', () => {
    expect(portsFrom('5997')).toEqual({ application: 5997, identity: 5998, mail: 5999, smtp: 6000 });
  });

  it('are told as such by a call, and to a system elsewhere as a wrong address', async () => {
    const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url });
    const outbound = new Outbound({ callMs: 1_000, connectMs: 500 });
    await expect(outbound.call(new URL('https://127.0.0.1:9/'), {}, env)).rejects.toBeInstanceOf(RefusedPort);
    const told = await erpHttp('https://127.0.0.1:9/', env)('/').catch((error: unknown) => error);
    expect(told).toBeInstanceOf(ErpError);
    expect(told).toMatchObject({ problem: 'MISCONFIGURED', outcome: 'NOT_APPLIED', reason: 'EPORT' });
  });

  it('are in no connection that is kept', async () => {
    const body = { name: 'Kalender', adapter: 'CALDAV', user: 'desk', password: 'geheim', active: false };
    const made = (url: string) => desk.as('admin').post('v1/erp-connections', { ...body, url });
    const refused = (await made('https://dav.example.ch:25/').expect(422)).body;
    expect(refused.errors).toMatchObject([{ pointer: '/url', code: 'PORT_REFUSED' }]);
    const { id, version } = (await made('https://dav.example.ch:8443/').expect(201)).body;
    const change = desk.as('admin').patch(`v1/erp-connections/${id}`).set('If-Match', `"${version}"`);
    const again = await change.send({ url: 'https://dav.example.ch:6000/', password: 'geheim' }).expect(422);
    expect(again.body.errors).toMatchObject([{ pointer: '/url', code: 'PORT_REFUSED' }]);
  });
});
