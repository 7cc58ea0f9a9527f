import { BrowserSession } from './browser-session.js';
import type { LaunchedDesk } from './launched-desk.js';

/** Addresses of a desk that runs as `npm start` runs it. */
export const servicesOf = ({ port }: LaunchedDesk) => `http://localhost:${port}/volta-service-desk/services`;
const realmOf = ({ port }: LaunchedDesk) => `http://localhost:${port + 1}/realms/volta`;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string) => text.replace(/&([a-z]+|#39);/g, (_, name: string) => ENTITIES[name] as string);

/** The page of the documentation for a user who signs in with the demo's password. */
export async function docsPageOf(desk: LaunchedDesk, username: string, query = ''): Promise<string> {
  const browser = new BrowserSession();
  const origin = new URL(realmOf(desk)).origin;
  const begun = await browser.request(`${servicesOf(desk)}/session/sign-in`);
  const form = await browser.follow(begun.headers.get('location') as string, origin);
  const back = await browser.submit(form.url, { username, password: 'demo' });
  await browser.request(back.url);
  const page = await browser.request(`${servicesOf(desk)}/docs${query}`);
  expect(page.status).toBe(200);
  return page.text();
}

/** The examples of the guide in one language, in the order of the page. */
export function examplesOf(page: string, language: string): string {
  const found = [...page.matchAll(/data-language="(\w+)" data-step="\w+"><code>(.*?)<\/code>/gs)];
  const own = found.filter(([, of]) => of === language).map(([, , code = '']) => decoded(code));
  expect(own.length).toBeGreaterThan(5);
  return own.join('\n');
}

/** A token as the screen makes it, with all scopes of the person. */
export async function tokenOf(desk: LaunchedDesk, username: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'vsd-webapp-alpina',
    username,
    password: 'demo',
  });
  const signedIn = await fetch(`${realmOf(desk)}/protocol/openid-connect/token`, { method: 'POST', body });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const made = await fetch(`${servicesOf(desk)}/v1/api-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anleitung',
      scopes: ['*:write'],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  });
  expect(made.status).toBe(201);
  return ((await made.json()) as { token: string }).token;
}
