/** Milliseconds for which one question may run, so that a slow database gives an answer without its figures. */
const QUESTION_MS = 2_000;

/** The questions of the overview. Each is one statement, so that a slow one leaves the others their answers. */
const QUESTIONS = {
  register: 'select name, state, created_at, changed_at from installation.tenant order by name',
  figures: 'select tenant, users, tickets, bytes::float8 as bytes, last_act as "lastAct" from vsd_tenant_figures()',
  troubles: 'select * from vsd_tenant_troubles()',
  jobs: `
    select data->>'tenant' as tenant, name as queue, count(*)::int as count, bool_or(blocked) as held,
           extract(epoch from now() - min(start_after))::float8 as age
      from pgboss.job where state in ('created', 'retry') and start_after <= now() and data->>'tenant' is not null
     group by 1, 2 order by count(*) desc, 2`,
  backup: 'select max(taken_at) as taken_at from installation.backup',
  processes: `
    select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'volta-watch'`,
} as const;

type Question = keyof typeof QUESTIONS;

/** A connection of any role that may read the register. */
interface Connection {
  query(statement: string): Promise<{ readonly rows: object[] }>;
}

/** Due jobs of a queue that no worker has begun: their number, and the age of the oldest one in seconds. */
export interface WaitingJobs {
  readonly queue: string;
  readonly count: number;
  readonly age: number;
  /** The jobs wait until the tenant is active again. */
  readonly held: boolean;
}

/** A tenant with its figures; null for those that could not be read in time, or not by this role. No personal data. */
export interface TenantOverview {
  readonly name: string;
  readonly state: 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
  readonly createdAt: Date;
  /** Moment of the present state. */
  readonly changedAt: Date;
  readonly figures: {
    readonly users: number;
    readonly tickets: number;
    readonly bytes: number;
    readonly lastAct: Date | null;
  } | null;
  readonly troubles: {
    readonly mails: number;
    readonly webhooks: number;
    readonly mailboxes: number;
    readonly erp: number;
  } | null;
  readonly jobs: readonly WaitingJobs[] | null;
}

/** The installation as its operator sees it, on a page and in `vsd tenant list`. */
export interface Overview {
  readonly tenants: readonly TenantOverview[] | null;
  readonly backup: Date | null;
  /** Processes that are connected with the database. */
  readonly processes: number | null;
}

/** Reads the overview, each question within its limit of time. Throws without a database. */
export async function readOverview(connection: Connection): Promise<Overview> {
  await connection.query(`set statement_timeout = ${QUESTION_MS}`);
  const rows = async <T>(question: Question): Promise<T[] | null> => {
    try {
      return (await connection.query(QUESTIONS[question])).rows as T[];
    } catch (error) {
      if (!UNANSWERED.has(String((error as { code?: unknown }).code))) throw error;
      return null;
    }
  };
  const register = await rows<{ name: string; state: TenantOverview['state']; created_at: Date; changed_at: Date }>(
    'register',
  );
  const figures = await rows<TenantOverview['figures'] & { tenant: string }>('figures');
  const troubles = await rows<TenantOverview['troubles'] & { tenant: string }>('troubles');
  const jobs = await rows<WaitingJobs & { tenant: string }>('jobs');
  const [backup] = (await rows<{ taken_at: Date | null }>('backup')) ?? [];
  const [processes] = (await rows<{ count: number }>('processes')) ?? [];
  const of = <T extends { tenant: string }>(name: string, found: readonly T[] | null) =>
    found?.filter(({ tenant }) => tenant === name).map(({ tenant: _tenant, ...own }) => own) ?? null;
  return {
    tenants:
      register?.map(({ name, state, created_at, changed_at }) => ({
        name,
        state,
        createdAt: created_at,
        changedAt: changed_at,
        figures: of(name, figures)?.[0] ?? null,
        troubles: of(name, troubles)?.[0] ?? null,
        jobs: of(name, jobs),
      })) ?? null,
    backup: backup?.taken_at ?? null,
    processes: processes?.count ?? null,
  };
}

/** A statement beyond its limit (57014) or a lock (55P03), a role without the right (42501), and jobs not created yet (42P01, 3F000). */
const UNANSWERED = new Set(['57014', '55P03', '42501', '42P01', '3F000']);
