import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from '../../api/orm.config.js';
import { readPage } from '../../api/platform/resource/list.js';
import type { Condition } from '../../api/platform/resource/query.js';
import { parseListQuery } from '../../api/platform/resource/query.js';
import type { ResourceModel } from '../../api/platform/resource/resource.js';
import { TENANT_VARIABLE } from '../../api/platform/tenancy/row-level-security.js';
import { runInSession, type SignedInUser } from '../../api/platform/tenancy/session.js';
import { slotFields } from './slot-fields.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** What one list costs: buffers touched by all its statements, and tables that were read from end to end. */
export interface ListCost {
  readonly buffers: number;
  readonly sequential: string[];
  readonly statements: readonly string[];
  /** What each statement took in the database, without planning. */
  readonly milliseconds: readonly number[];
}

/** Asks PostgreSQL, as the application's role and under the policies, how it serves the lists of the platform. */
export class ListPlans {
  readonly #statements: string[] = [];
  #orm!: MikroORM;
  readonly #client: pg.Client;

  constructor(
    private readonly url: string,
    private readonly user: SignedInUser,
  ) {
    this.#client = new pg.Client({ connectionString: url });
  }

  async open(): Promise<this> {
    this.#orm = await MikroORM.init({
      ...ormConfig({ url: this.url, poolSize: 1 }),
      debug: ['query', 'query-params'],
      colors: false,
      logger: (message: string) => {
        const statement = /^\[query\] ([\s\S]*?) \[took/.exec(message)?.[1];
        if (statement?.startsWith('select') && !statement.includes('set_config')) this.#statements.push(statement);
      },
    });
    await this.#client.connect();
    return this;
  }

  /** Runs a list as the API does, and explains every statement that it sent. */
  async cost(model: ResourceModel, query: Record<string, string>, scope?: Condition): Promise<ListCost> {
    const tenant = this.user.tenant as string;
    this.#statements.length = 0;
    await runInSession({ requestId: 'plan', user: this.user, tenant }, async () => {
      const em = this.#orm.em.fork({ session: { variables: { [TENANT_VARIABLE]: tenant } } });
      const parsed = parseListQuery(model, query, this.user.roles, slotFields(model));
      await em.transactional((own) => readPage(own, model, parsed, scope), { readOnly: true });
    });
    const statements = [...this.#statements];
    const plans = [];
    for (const statement of statements) plans.push(await this.#explain(statement, tenant));
    return {
      buffers: plans.reduce((sum, { plan }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
      sequential: plans.flatMap(({ plan }) => sequentialScans(plan)),
      milliseconds: plans.map(({ milliseconds }) => milliseconds),
      statements,
    };
  }

  async close(): Promise<void> {
    await this.#client.end();
    await this.#orm.close(true);
  }

  async #explain(statement: string, tenant: string): Promise<{ plan: PlanNode; milliseconds: number }> {
    await this.#client.query('begin');
    try {
      await this.#client.query('select set_config($1, $2, true)', [TENANT_VARIABLE, tenant]);
      const { rows } = await this.#client.query(`explain (analyze, buffers, format json) ${statement}`);
      const { Plan: plan, 'Execution Time': milliseconds } = rows[0]['QUERY PLAN'][0];
      return { plan, milliseconds };
    } finally {
      await this.#client.query('rollback');
    }
  }
}

function sequentialScans(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : [];
  return [...own, ...(node.Plans ?? []).flatMap(sequentialScans)];
}
