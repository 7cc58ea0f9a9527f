import {
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { application } from './application.js';
import { databaseUrl } from './database-url.js';
import { readOpenIdMapping } from './openid.js';
import { isRefusedPort } from './refused-port.js';
import { SECRET_KEYS } from './secret-box.js';

const URL = { require_tld: false, require_protocol: true };

/** An integer from `min` to `max`. */
const IntegerWithin =
  (min: number, max: number): PropertyDecorator =>
  (target, name) => {
    for (const decorate of [Max(max), Min(min), IsInt()]) decorate(target, name);
  };

const IsDatabase = () => IsUrl({ ...URL, protocols: ['postgres', 'postgresql'] });

/** All configuration, read once and checked; docs/configuration.md lists the same names. */
export class Env {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** Port of the application. */
  @IntegerWithin(0, 65_535)
  VSD_PORT = 8080;

  /** Address to listen on: loopback unless a container or proxy needs another. */
  @IsString()
  VSD_HOST = '127.0.0.1';

  /** Port and address of the measurements and health checks of the process, for the operator alone; 0 for none. */
  @IsInt()
  @Min(0)
  @Max(65_535)
  VSD_METRICS_PORT = 0;

  @IsString()
  VSD_METRICS_HOST = '127.0.0.1';

  /** Receiver of traces by OTLP over HTTP; without it no traces are recorded. */
  @IsOptional()
  @IsUrl(URL)
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Name of the process in traces; `volta-api` and `volta-worker` if empty. */
  @IsString()
  OTEL_SERVICE_NAME = '';

  /** Part of the traces that is recorded where the caller has not decided it: 0 to 1. */
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG = 1;

  /** Address of the application for users, with which links in mails begin. */
  @IsOptional()
  @IsUrl(URL)
  VSD_PUBLIC_URL?: string;

  /** PostgreSQL as role vsd_app, or a pooler before it. */
  @IsDatabase()
  DATABASE_URL!: string;

  /** PostgreSQL as role vsd_app past the pooler of DATABASE_URL, for notifications and jobs. */
  @IsOptional()
  @IsDatabase()
  DATABASE_DIRECT_URL?: string;

  /** A streaming replica as role vsd_app, past any pooler, for long reads. */
  @IsOptional()
  @IsDatabase()
  DATABASE_REPLICA_URL?: string;

  /** PostgreSQL as role vsd_owner; only the migration needs it. */
  @IsOptional()
  @IsDatabase()
  DATABASE_OWNER_URL?: string;

  /** PostgreSQL as role vsd_backup; only backup and restore need it. */
  @IsOptional()
  @IsDatabase()
  DATABASE_BACKUP_URL?: string;

  /** Folder of pg_dump and pg_restore; without it they are found in the path. */
  @IsString()
  VSD_PG_BIN = '';

  /** Most connections of a process for changes and jobs, and as many again for reads. */
  @IntegerWithin(1, 200)
  VSD_POOL_SIZE = 10;

  /** Milliseconds within which a connection to the database must open. */
  @IntegerWithin(100, 60_000)
  VSD_DB_CONNECT_MS = 3_000;

  /** Milliseconds for which a request waits for a free connection. */
  @IntegerWithin(100, 60_000)
  VSD_DB_WAIT_MS = 5_000;

  /** Milliseconds that a request may expect to wait by the length of its tenant's queue before it is refused at once. */
  @IntegerWithin(100, 60_000)
  VSD_DB_QUEUE_MS = 1_000;

  /** Milliseconds after which no further statement of a request begins; files, tables and streams have no such limit. */
  @IntegerWithin(1_000, 3_600_000)
  VSD_REQUEST_DEADLINE_MS = 30_000;

  /** Milliseconds for which one statement may run. */
  @IntegerWithin(1_000, 3_600_000)
  VSD_DB_STATEMENT_MS = 30_000;

  /** Milliseconds for which a statement waits for a lock that another transaction holds. */
  @IntegerWithin(100, 3_600_000)
  VSD_DB_LOCK_MS = 8_000;

  /** Milliseconds for which a transaction may stay open without a statement. */
  @IntegerWithin(1_000, 3_600_000)
  VSD_DB_IDLE_MS = 30_000;

  /** Milliseconds after which a database without an answer counts as away. */
  @IntegerWithin(100, 60_000)
  VSD_DB_ANSWER_MS = 2_000;

  /** Milliseconds after which the process ends if requests wait and no connection becomes free. */
  @IntegerWithin(1_000, 3_600_000)
  VSD_DB_STUCK_MS = 120_000;

  /** Milliseconds for which running requests may go on after the signal to end. */
  @IntegerWithin(0, 600_000)
  VSD_DRAIN_MS = 25_000;

  /** Milliseconds between the first answer of 503 to the readiness check and the end of listening. */
  @IntegerWithin(0, 600_000)
  VSD_DRAIN_DELAY_MS = 0;

  /** Issuer of the tokens, as it stands in them. */
  @IsUrl(URL)
  VSD_ISSUER = 'http://localhost:8081/realms/volta';

  /** Address of the issuer for the API, if it differs from that for browsers. */
  @IsOptional()
  @IsUrl(URL)
  VSD_ISSUER_INTERNAL?: string;

  /** Clients, claims, roles and tenants of an issuer without Keycloak's claims, as JSON (docs/identity.md). */
  @IsString()
  VSD_OPENID = '';

  /** Client and secret for the sign-in at the API, for pages outside of the application. */
  @IsString()
  VSD_SESSION_CLIENT = 'vsd-docs';

  @IsString()
  VSD_SESSION_CLIENT_SECRET = 'demo';

  @MinLength(8)
  VSD_SESSION_SECRET = 'demo-session-secret';

  /**
   * Service of the accounts: Keycloak's admin API, or the service of `npm start`; `none` and `scim` where the provider
   * alone maintains accounts. With `scim` roles and facts come from the records that the provider maintains.
   */
  @IsIn(['embedded', 'keycloak', 'none', 'scim'])
  VSD_IDENTITY: 'embedded' | 'keycloak' | 'none' | 'scim' = 'embedded';

  /** Client of Keycloak that manages users, and its secret; the embedded service has the secret alone. */
  @IsNotEmpty()
  VSD_IDENTITY_CLIENT = 'vsd-users';

  @IsNotEmpty()
  VSD_IDENTITY_SECRET = 'demo';

  @IsUrl({ ...URL, protocols: ['smtp', 'smtps'] })
  SMTP_URL = 'smtp://localhost:8083';

  @IsEmail()
  MAIL_FROM = 'service-desk@volta.example';

  /** Address for replies to our mails, '' for none, as `local+token@domain` with 64 characters before the @. */
  @Matches(/^(?:[^@+\s,;:<>()"\\]{1,19}@[^@\s,;:<>()"\\]+)?$/)
  VSD_INTAKE_ADDRESS = '';

  /** Secret that signs reply addresses; the same for all processes. */
  @MinLength(8)
  VSD_REPLY_SECRET = 'demo-reply-secret';

  /** Keys that encrypt secrets of records, of 64 hexadecimal digits each; all of them decrypt, the first encrypts. */
  @Matches(SECRET_KEYS, { message: 'VSD_SECRET_KEY must be 64 hexadecimal digits, or several such keys with commas' })
  VSD_SECRET_KEY = 'de30'.repeat(16);

  /** Whether connections to private addresses are allowed, as in the own network; never in production by default. */
  @IsIn(['', 'allow', 'refuse'])
  VSD_PRIVATE_HOSTS: '' | 'allow' | 'refuse' = '';

  /** Milliseconds between reads of a mailbox whose server sends no notifications. */
  @IntegerWithin(500, 3_600_000)
  VSD_MAILBOX_POLL_MS = 60_000;

  /** Milliseconds after which a failed mailbox is tried again; the pause grows up to some minutes. */
  @IntegerWithin(100, 600_000)
  VSD_MAILBOX_RETRY_MS = 5_000;

  /** Milliseconds without a sign of life of a worker after which another one reads its mailbox. */
  @IntegerWithin(1_000, 600_000)
  VSD_MAILBOX_LEASE_MS = 30_000;

  /** Store of attachments and other files. */
  @IsIn(['disk', 's3'])
  VSD_FILES: 'disk' | 's3' = 'disk';

  /** Bucket of S3, its region, and the address of a compatible server, whose buckets may be paths. */
  @IsString()
  VSD_S3_BUCKET = '';

  @IsNotEmpty()
  VSD_S3_REGION = 'us-east-1';

  @IsOptional()
  @IsUrl(URL)
  VSD_S3_ENDPOINT?: string;

  @IsIn(['true', 'false'])
  VSD_S3_PATH_STYLE: 'true' | 'false' = 'false';

  /** Folder of attachments. */
  @IsNotEmpty()
  VSD_FILES_DIR = '.data/files';

  /** Address `host:port` of a ClamAV daemon that scans uploaded files; none are scanned without it. */
  @Matches(/^(?:|[A-Za-z0-9._:-]+:\d{1,5})$/, { message: 'VSD_CLAMD must be host:port' })
  VSD_CLAMD = '';

  /** Days for which the log of changes of the configuration is kept. */
  @IntegerWithin(90, 36_500)
  VSD_CHANGES_KEPT_DAYS = 1_095;

  /** Requests of a user, or of an IP address without a sign-in, within a minute; 0 for no limits. */
  @IntegerWithin(0, 1_000_000)
  VSD_RATE_LIMIT = 1_200;

  /** Number of proxies in front of the application, which set X-Forwarded-For. */
  @IntegerWithin(0, 10)
  VSD_PROXIES = 0;

  /** Folder of the built admin; the API alone runs without it. */
  @IsOptional()
  @IsString()
  VSD_ADMIN_DIR?: string;

  @IsIn(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
  LOG_LEVEL = 'info';
}

/** Public values, which production must not use. */
const DEMO_SECRETS: (keyof Env)[] = [
  'VSD_SESSION_CLIENT_SECRET',
  'VSD_SESSION_SECRET',
  'VSD_IDENTITY_SECRET',
  'VSD_REPLY_SECRET',
  'VSD_SECRET_KEY',
];

const DATABASE_ADDRESSES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_BACKUP_URL',
] as const;

/** All variables by name; also those without a default. */
const NAMES = Object.keys(new Env()) as (keyof Env)[];

/** Reads the environment. Throws an Error with a readable list of all wrong values. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = new Env();
  const given = NAMES.filter((name) => source[name] !== undefined && source[name] !== '');
  for (const name of given) {
    const value = typeof env[name] === 'number' ? Number(source[name]) : source[name];
    Object.assign(env, { [name]: value });
  }
  const wrong = validateSync(env).map(
    ({ constraints = {}, property }) =>
      `  ${property}: ${Object.values(constraints).join(', ')}${(given as string[]).includes(property) ? '' : ' (not set)'}`,
  );
  try {
    readOpenIdMapping(env.VSD_OPENID);
  } catch (error) {
    wrong.push(`  VSD_OPENID: ${(error as Error).message}`);
  }
  // Port 0 is any free port, for tests.
  if (env.VSD_PORT !== 0 && isRefusedPort({ port: String(env.VSD_PORT) })) {
    wrong.push(`  VSD_PORT: browsers open no port ${env.VSD_PORT}, which is reserved for another service`);
  }
  if (env.NODE_ENV === 'production') {
    const fresh = new Env();
    for (const name of DEMO_SECRETS) if (env[name] === fresh[name]) wrong.push(`  ${name}: must be set in production`);
    if (!env.VSD_PUBLIC_URL) wrong.push('  VSD_PUBLIC_URL: must be set in production');
    if (/:demo@/.test(env.DATABASE_URL)) wrong.push('  DATABASE_URL: the demo password is refused in production');
  }
  if (env.VSD_FILES === 's3' && !env.VSD_S3_BUCKET) wrong.push('  VSD_S3_BUCKET: must be set for VSD_FILES=s3');
  for (const name of DATABASE_ADDRESSES) {
    try {
      env[name] &&= databaseUrl(env[name]);
    } catch (error) {
      if (wrong.every((line) => !line.includes(name))) wrong.push(`  ${name}: ${(error as Error).message}`);
    }
  }
  if (wrong.length > 0) throw new Error(`The configuration is not right:\n${wrong.join('\n')}`);
  return env;
}

/** Address of the database for sessions of their own. */
export const directUrl = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>) =>
  env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

/** Address of the issuer for the API. */
export const issuerUrl = (env: Env) => env.VSD_ISSUER_INTERNAL ?? env.VSD_ISSUER;

/** Whether connections to private addresses in the name of a tenant are allowed. */
export const allowsPrivateHosts = ({ VSD_PRIVATE_HOSTS, NODE_ENV }: Env) =>
  VSD_PRIVATE_HOSTS === 'allow' || (VSD_PRIVATE_HOSTS === '' && NODE_ENV !== 'production');

/** Whether browsers reach the application by HTTPS, perhaps through a proxy that ends it. */
export const isPublicEncrypted = (env: Env) => publicUrl(env).startsWith('https:');

/** Address of the application without a trailing slash, with which links begin. */
export const publicUrl = (env: Env) => env.VSD_PUBLIC_URL ?? `http://localhost:${env.VSD_PORT}${application().base}`;
