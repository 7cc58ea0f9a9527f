import pg from 'pg';
import type { SessionSettings } from '../database/database-gate.js';

const DATE = 1082;
const MOMENT = 1184;
/** Sessions only read, plan a statement once for all values, and return moments in UTC. */
export const READ_SETTINGS: SessionSettings = {
  default_transaction_read_only: 'on',
  plan_cache_mode: 'force_generic_plan',
  timezone: 'UTC',
};

/** Days and moments stay the texts that PostgreSQL writes. */
export const READ_TYPES = new pg.TypeOverrides();
for (const type of [DATE, MOMENT]) READ_TYPES.setTypeParser(type, (text: string) => text);
