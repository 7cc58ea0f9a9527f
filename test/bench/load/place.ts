import pg from 'pg';
import type { Place } from '../acts/scenario.js';
import { AGENT } from '../data/master-data.js';
import { type Desk, SERVICES } from '../product/desk.js';
import type { House } from '../product/house.js';

/** A token is good for five minutes; this one is used for less. */
const RENEWED_MS = 200_000;

/** The desk as its agent stands before it, signed in. */
export interface OwnPlace extends Place {
  /** Signs in again when the token is old; to be called before each turn. */
  renew(): Promise<void>;
  leave(): Promise<void>;
}

export async function enter(house: House, desk: Desk): Promise<OwnPlace> {
  const sql = new pg.Client({ connectionString: desk.superuserUrl });
  await sql.connect();
  let headers: Record<string, string> = {};
  let signedInAt = Number.NEGATIVE_INFINITY;
  const renew = async () => {
    if (performance.now() - signedInAt < RENEWED_MS) return;
    headers = { authorization: `Bearer ${await house.token(AGENT)}` };
    signedInAt = performance.now();
  };
  await renew();
  const me = await fetch(`http://127.0.0.1:${desk.api.port}${SERVICES}/v1/me`, { headers });
  if (me.status !== 200) throw new Error(`The agent was not let in: ${me.status} ${await me.text()}`);
  const { id } = (await me.json()) as { id: string };
  return { desk, sql, agent: id, headers: () => headers, renew, leave: () => sql.end() };
}
