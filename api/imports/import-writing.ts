import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Problem } from '../platform/http/problem.js';
import { explainConstraint } from '../platform/rest/constraints.js';
import { referenceTo } from '../platform/tenancy/reference.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { fieldAt } from './field-names.js';
import type { RowProblem } from './import-row.entity.js';
import type { ImportTarget } from './import-target.js';
import { type RowResult, refused } from './row-result.js';

/** Makes the results true: one flush for all that is created and changed. */
export async function writeResults(
  em: EntityManager,
  { service, parent, parentType }: ImportTarget,
  parentId: string,
  results: readonly RowResult[],
): Promise<void> {
  const follow: ((() => Promise<void>) | undefined)[] = [];
  for (const { outcome, body, record } of results) {
    if (outcome === 'UPDATED') follow.push(await service.stageChange(em, record as TenantEntity, body));
    if (outcome !== 'CREATED') continue;
    const created = new service.model.type();
    Object.assign(created, { [parent]: ref(referenceTo(em, parentType, parentId)) });
    follow.push(await service.stageInsert(em, body, created));
  }
  await em.flush();
  for (const after of follow) await after?.();
}

/** The result of a row that turned out not to be writable; throws again what is no fault of the row. */
export function refusalOf({ row }: RowResult, error: unknown, { service }: ImportTarget): RowResult {
  const problem = explainConstraint(error, service.model, 'write');
  if (!(problem instanceof Problem) || problem.status >= 500) throw error;
  const problems: RowProblem[] = (problem.errors ?? [{ pointer: '', code: problem.code, params: problem.params }]).map(
    ({ pointer, code, params }) => ({ field: fieldAt(pointer), code, params }),
  );
  return refused(row, problem.code === 'DUPLICATE' ? 'DUPLICATE' : 'INVALID', problems);
}
