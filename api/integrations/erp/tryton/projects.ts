import { ErpError } from '../../../ports/erp/erp-error.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';
import { ownId, textOf } from './tryton-values.js';

/** Projects in a message at most. */
const MOST_NAMED = 5;

/** The project of a number: its name is the number, or begins with it. Throws PROJECT_MISSING or NOT_LINKED. */
export async function projectNamed(
  client: TrytonClient,
  project: string | null,
  fields: readonly string[],
): Promise<TrytonRow> {
  if (!project) throw new ErpError('PROJECT_MISSING', 'NOT_APPLIED');
  const begins = `${project.replaceAll(/[\\%_]/g, '\\$&')} %`;
  const named = ['OR', ['name', '=', project], ['name', 'like', begins]];
  const [found] = await client.rows('project.work', [['type', '=', 'project'], named], fields, 1);
  if (!found) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: project });
  return found;
}

const METHOD = 'project_invoice_method';

/** Whether Tryton can invoice projects themselves, besides the sales with their hours. */
async function areProjectsInvoiced(client: TrytonClient): Promise<boolean> {
  const fields = await client.call('project.work.fields_get', [[METHOD]]);
  return fields !== null && typeof fields === 'object' && METHOD in fields;
}

/** Names of projects with an automatic invoice method, or the name of the one project if it has. */
export async function projectsBilledTwice(client: TrytonClient, of?: TrytonRow): Promise<string[]> {
  if (!(await areProjectsInvoiced(client))) return [];
  const where = [['type', '=', 'project'], [METHOD, '!=', 'manual'], ...(of ? [['id', '=', ownId(of)]] : [])];
  const rows = await client.rows('project.work', where, ['name'], MOST_NAMED);
  return rows.map((row) => textOf(row, 'name') ?? '');
}
