import { totalmem } from 'node:os';

const MB = 1024 ** 2;
const MOST_SHARED_MB = 1024;
const LEAST_SHARED_MB = 128;

/** How the server is used: `durable: false` gives up safety against power cuts for speed (tests only). */
export interface PostgresUse {
  durable: boolean;
  /** Connections that those who use it open at most, tools not counted. */
  connections: number;
}

/** Connections beside those of API and worker: migration, demo data, tools, and the superuser's reserve. */
const RESERVE = 20;

/** Megabytes of memory that we may use: of the container where that is limited, else of the machine. */
function memoryMb(): number {
  const limit = process.constrainedMemory();
  return Math.floor(Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) / MB);
}

/**
 * Settings of the server for a machine with so much memory (MB), which it shares with API, worker and a browser: a
 * quarter for its own buffers, up to 1 GB, and half of all as what the system is taken to keep of its files.
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
