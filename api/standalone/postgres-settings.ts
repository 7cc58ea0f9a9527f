import { totalmem } from 'node:os';

const MB = 1024 ** 2;
const MOST_SHARED_MB = 1024;
const LEAST_SHARED_MB = 128;

/** The use of the server: `durable: false` gives up safety against power cuts for speed (tests only). */
export interface PostgresUse {
  durable: boolean;
  /** Most connections of API and worker, without tools. */
  connections: number;
}

/** Connections beside those of API and worker: migration, demo data, tools, and the superuser's reserve. */
const RESERVE = 20;

/** Megabytes of memory of the container, if they are limited, else of the machine. */
function memoryMb(): number {
  const limit = process.constrainedMemory();
  return Math.floor(Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) / MB);
}

/**
 * Settings of the server for a machine's memory (MB), which it shares with API, worker and a browser: a quarter for its
 * own buffers, up to 1 GB, and half as the assumed file cache of the system.
 */
export function postgresSettings({ durable, connections }: PostgresUse, memory = memoryMb()): Record<string, string> {
  const shared = Math.min(MOST_SHARED_MB, Math.max(LEAST_SHARED_MB, Math.floor(memory / 4)));
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${Math.max(shared, Math.floor(memory / 2))}MB`,
    max_connections: String(connections + RESERVE),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}
