import { availableParallelism, cpus, totalmem } from 'node:os';
import type pg from 'pg';

const GB = 1024 ** 3;

/** The machine and the date of a measurement. */
export async function machine(sql: pg.Client): Promise<string> {
  const { rows } = await sql.query('show server_version');
  const postgres = rows[0].server_version.split(' ')[0];
  const [cpu] = cpus();
  const cores = `${availableParallelism()} cores${cpu ? ` (${cpu.model.trim()})` : ''}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${cores}, ${Math.round(totalmem() / GB)} GB, Node.js ${process.versions.node}, PostgreSQL ${postgres}.`;
}
