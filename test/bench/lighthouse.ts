import { createServer } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { deskUrl, signIn } from '../journeys/support/desk.js';
import { judgeScreens } from './judge-screens.js';

/** How often each screen is judged; the middle of the scores counts, since one alone depends on its moment. */
const RUNS = 3;

/** Least score of 100 for how fast a screen is, by device. */
const FAST_ENOUGH = { desktop: 85, mobile: 75 } as const;
type Device = keyof typeof FAST_ENOUGH;

/** Most requests of the dashboard's first load, and its JavaScript in kB as sent (1 kB = 1024 bytes). */
const REQUESTS = 60;
const SCRIPTS = 350;

const CATEGORIES = ['performance', 'accessibility'] as const;
type Category = (typeof CATEGORIES)[number];

const scoreOf = ({ categories }: Result, name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
/** The parts of the score for speed, in words. */
const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const measuresOf = ({ audits }: Result) => MEASURES.map((name) => `${name} ${audits[name]?.displayValue}`).join(', ');

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

interface Loaded {
  items: { resourceType?: string; transferSize: number }[];
}

function weigh({ audits }: Result): { requests: number; scripts: number } {
  const { items } = audits['network-requests']!.details as unknown as Loaded;
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return { requests: items.length, scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024 };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Empties the cache, as on a first visit; the session at the identity service stays, as it does for people. */
async function forget(browser: BrowserContext): Promise<void> {
  const [page] = browser.pages();
  const session = await browser.newCDPSession(page!);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

async function judge(path: string, device: Device, port: number): Promise<Result> {
  const config = device === 'desktop' ? desktopConfig : undefined;
  const flags: Flags = { port, onlyCategories: [...CATEGORIES], disableStorageReset: true, logLevel: 'error' };
  const judged = await lighthouse(`${deskUrl()}${path}`, flags, config);
  if (!judged) throw new Error(`Lighthouse did not answer for ${path}`);
  return judged.lhr;
}

/** Judges dashboard and list as an agent opens them, on desktop and phone. */
async function run(): Promise<void> {
  const port = await freePort();
  await judgeScreens(
    async (browser, hold) => {
      await signIn(await browser.newPage(), 'alpina-agent');
      for (const path of ['dashboard', 'issue']) {
        for (const device of ['desktop', 'mobile'] as const) {
          const results: Result[] = [];
          while (results.length < RUNS) {
            await forget(browser);
            results.push(await judge(path, device, port));
          }
          for (const result of results) console.log(`      ${path} ${device}: ${measuresOf(result)}`);
          const [fast, accessible] = CATEGORIES.map((name) => middle(results.map((result) => scoreOf(result, name))));
          hold(`${path} ${device} performance ${fast}, at least ${FAST_ENOUGH[device]}`, fast! >= FAST_ENOUGH[device]);
          hold(`${path} ${device} accessibility ${accessible}, at least 100`, accessible! >= 100);
          const { requests, scripts } = weigh(results[0]!);
          if (path !== 'dashboard') continue;
          hold(`${path} ${device} requests ${requests}, at most ${REQUESTS}`, requests <= REQUESTS);
          hold(`${path} ${device} JavaScript ${Math.round(scripts)} kB, at most ${SCRIPTS} kB`, scripts <= SCRIPTS);
        }
      }
    },
    [`--remote-debugging-port=${port}`],
  );
}

await run();
