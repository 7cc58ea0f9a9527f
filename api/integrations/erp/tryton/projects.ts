import { ErpError } from '../../../ports/erp/erp-error.js';
import type { TrytonClient, TrytonRow } from './tryton-client.js';

/** The project of a number: its name is the number, or begins with it. Throws REJECTED without one, NOT_LINKED for none. */
export async function projectNamed(
  client: TrytonClient,
  project: string | null,
  fields: readonly string[],
): Promise<TrytonRow> {
  if (!project) throw new ErpError('REJECTED', 'NOT_APPLIED', { reason: 'No project' });
  const begins = `${project.replaceAll(/[\\%_]/g, '\\$&')} %`;
  const named = ['OR', ['name', '=', project], ['name', 'like', begins]];
  const [found] = await client.rows('project.work', [['type', '=', 'project'], named], fields, 1);
  if (!found) throw new ErpError('NOT_LINKED', 'NOT_APPLIED', { reason: project });
  return found;
}
