import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/standalone/free-ports.js';
import { type IdentityService, startIdentity } from '../../api/standalone/identity/identity-service.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { BrowserSession } from '../support/browser-session.js';

const APP = 'http://localhost:8080/volta-service-desk/';

let dataDir: string;
let identity: IdentityService;
let desk: TestApplication;
let server: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vsd-identity-'));
  identity = await startIdentity({ port: await freePort(), appUrls: [APP], dataDir });
  desk = await startApplication({ VSD_ISSUER: identity.issuer });
  server = `http://127.0.0.1:${(desk.app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(async () => {
  await desk?.close();
  await identity?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('signs people in to the documentation at the embedded identity service', async () => {
  const browser = new BrowserSession();
  const origin = new URL(identity.issuer).origin;
  const begun = await browser.request(`${server}/volta-service-desk/services/session/sign-in`);
  const form = await browser.follow(begun.headers.get('location') as string, origin);
  expect(await form.response.text()).toContain('name="password"');
  const back = await browser.submit(form.url, { username: 'alpina-customer', password: 'demo' });
  expect(back.url).toContain(`${APP}services/session/callback?code=`);
  const entered = await browser.request(back.url.replace(new URL(APP).origin, server));
  expect(entered.headers.get('location')).toBe(`${APP}services/docs`);
  const page = await browser.request(`${server}/volta-service-desk/services/docs`);
  expect(await page.text()).toContain('Sandra Keller (alpina)');
});

it('keeps the cookie to HTTPS exactly where browsers reach the application by it', async () => {
  const begin = async ({ app }: TestApplication) => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}/volta-service-desk/services/session/sign-in`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': 'https' },
    });
    const cookie = headers.get('set-cookie') ?? '';
    return [/; Secure/.test(cookie), cookie.startsWith('vsd_docs='), headers.has('strict-transport-security')];
  };
  const encrypted = await startApplication({
    VSD_ISSUER: identity.issuer,
    VSD_PUBLIC_URL: 'https://desk.example.ch/volta-service-desk',
  });
  try {
    expect([await begin(desk), await begin(encrypted)]).toEqual([
      [false, true, false],
      [true, true, true],
    ]);
  } finally {
    await encrypted.close();
  }
});
