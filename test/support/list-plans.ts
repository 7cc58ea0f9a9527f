import pg from 'pg';
import { asOptions } from '../../api/platform/database/database-gate.js';
import { PLAN_ANEW } from '../../api/platform/read/read-pool.js';
import { ReadQuery } from '../../api/platform/read/read-query.js';
import { READ_SETTINGS, READ_TYPES } from '../../api/platform/read/read-settings.js';
import type { Statement } from '../../api/platform/read/statement.js';
import type { Condition } from '../../api/platform/resource/condition.js';
import { isReadable } from '../../api/platform/resource/resource.js';
import type { ResourceModel } from '../../api/platform/resource/resource-model.js';
import { SYSTEM_FIELDS } from '../../api/platform/resource/system-fields.js';
import { NO_FIELDS } from '../../api/platform/resource/tenant-fields.js';
import { pageQuery } from '../../api/platform/rest/list.js';
import { parseListQuery } from '../../api/platform/rest/query.js';
import { TENANT_VARIABLE } from '../../api/platform/tenancy/row-level-security.js';
import { runInSession, type SignedInUser } from '../../api/platform/tenancy/session.js';
import { slotFields } from './slot-fields.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** The cost of one list: buffers touched by all its statements, the indexes used, and tables read from end to end. */
export interface ListCost {
  readonly buffers: number;
  readonly indexes: readonly string[];
  readonly sequential: string[];
  readonly statements: readonly string[];
  /** The time of each statement in the database, without planning. */
  readonly milliseconds: readonly number[];
}

/** Reads PostgreSQL's plans of the platform's lists, as the application's role and under the policies. */
export class ListPlans {
  readonly #client: pg.Client;

  constructor(
    url: string,
    private readonly user: SignedInUser,
  ) {
    this.#client = new pg.Client({ connectionString: url, options: asOptions(READ_SETTINGS), types: READ_TYPES });
  }

  async open(): Promise<this> {
    await this.#client.connect();
    return this;
  }

  /** Asks for a list as the API does, and explains every statement of it by the plan that serves all values. */
  async cost(model: ResourceModel, query: Record<string, string>, scope?: Condition): Promise<ListCost> {
    return this.costOf(() => {
      const parsed = parseListQuery(model, query, this.user.roles, slotFields(model));
      const fields = [...SYSTEM_FIELDS, ...model.fields].filter(isReadable);
      const { embed, sort } = parsed;
      const selection = { model, fields, custom: undefined, embed, sortedBy: sort.field, computations: {} };
      return pageQuery(selection, parsed, scope, { tenantFields: NO_FIELDS });
    });
  }

  /** The cost of any query of the user. */
  async costOf(put: () => ReadQuery<unknown>): Promise<ListCost> {
    const tenant = this.user.tenant as string;
    const inSession = <T>(work: () => T) => runInSession({ requestId: 'plan', user: this.user, tenant }, work);
    const statements: string[] = [];
    const plans: Explained[] = [];
    for (let next: unknown = inSession(put); next instanceof ReadQuery; ) {
      const rows: Record<string, unknown>[][] = [];
      for (const statement of next.statements) {
        const explained = await this.#explain(statement, tenant);
        statements.push(statement.text);
        plans.push(explained);
        rows.push(explained.rows);
      }
      const { answer } = next as ReadQuery<unknown>;
      next = inSession(() => answer(rows));
    }
    const nodes = plans.flatMap(({ plan }) => nodesOf(plan));
    return {
      buffers: plans.reduce((sum, { plan }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      sequential: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '?'),
      milliseconds: plans.map(({ milliseconds }) => milliseconds),
      statements,
    };
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** Runs a statement, and explains its plan: the generic one for all values, or the one for these. */
  async #explain({ text, values, dependsOnValues }: Statement, tenant: string): Promise<Explained> {
    await this.#client.query('begin');
    try {
      await this.#client.query('select set_config($1, $2, true)', [TENANT_VARIABLE, tenant]);
      if (dependsOnValues) await this.#client.query(PLAN_ANEW);
      const { rows } = await this.#client.query<Record<string, unknown>>({ text, values: [...values] });
      await this.#client.query(`prepare explained as ${text}`);
      const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
      const explained = await this.#client.query(`explain (analyze, buffers, format json) execute explained${given}`);
      const { Plan: plan, 'Execution Time': milliseconds } = explained.rows[0]['QUERY PLAN'][0];
      return { plan, milliseconds, rows };
    } finally {
      await this.#client.query('rollback');
      await this.#client.query('deallocate all');
    }
  }
}

interface Explained {
  readonly plan: PlanNode;
  readonly milliseconds: number;
  readonly rows: Record<string, unknown>[];
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? `{${value.map((one) => `"${one}"`).join(',')}}` : value;
  return pg.escapeLiteral(text instanceof Date ? text.toISOString() : String(text));
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
