import type pg from 'pg';
import type { Act, Ask } from '../load/drive.js';
import type { Desk } from '../product/desk.js';

/** Times the limit that an act may take on one connection, and how many times fewer of it are done at full load. */
export interface Goal {
  readonly p50: number;
  readonly rate: number;
}

/** The targets of the acts: the desk, its database as superuser, and headers of the signed-in agent. */
export interface Place {
  readonly desk: Desk;
  readonly sql: pg.Client;
  /** Id of the agent's own user record. */
  readonly agent: string;
  headers(): Record<string, string>;
}

export const SIDES = ['product', 'limit'] as const;
export type Side = (typeof SIDES)[number];

/** The same act in the requests of the product and of the limit. */
export type Sides = Readonly<Record<Side, Act>>;

/** Something that people do all day, to be measured. */
export interface Scenario {
  readonly name: string;
  readonly goal?: Goal;
  readonly isWrite?: boolean;
  /** Prepares the requests and the right answers; throws where product and limit answer differently. */
  prepare(place: Place): Promise<Sides>;
  /** Counts the stored records of a write, by the statement of each side. */
  readonly stored?: Readonly<Record<Side, string>>;
}

export const portOf = ({ api, limit }: Desk, side: Side) => (side === 'product' ? api.port : limit.port);

/** Gives the acts in turn, and begins again after the last. */
export function inTurn(acts: readonly (readonly Ask[])[]): Act {
  let at = -1;
  return () => {
    at = (at + 1) % acts.length;
    return acts[at] as readonly Ask[];
  };
}
