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

/** Stages the created and changed records of the results; returns the functions to be called after the flush. */
export async function stageResults(
  em: EntityManager,
  { service, below, parentType }: ImportTarget,
  parent: string | null,
  results: readonly RowResult[],
): Promise<readonly ((() => Promise<void>) | undefined)[]> {
  const follow: ((() => Promise<void>) | undefined)[] = [];
  for (const { outcome, body, record } of results) {
    if (outcome === 'UPDATED') follow.push(await service.stageChange(em, record as TenantEntity, body));
    if (outcome !== 'CREATED') continue;
    const created = new service.model.type();
    if (below && parentType && parent) Object.assign(created, { [below]: ref(referenceTo(em, parentType, parent)) });
    follow.push(await service.stageInsert(em, body, created));
  }
  return follow;
}

/** The result of a row that the database refuses; throws an error again that the row has not caused. */
export function refusalOf({ row }: RowResult, error: unknown, { service }: ImportTarget): RowResult {
  const problem = explainConstraint(error, service.model, 'write');
  if (!(problem instanceof Problem) || problem.status >= 500) throw error;
  const problems: RowProblem[] = (problem.errors ?? [{ pointer: '', code: problem.code, params: problem.params }]).map(
    ({ pointer, code, params }) => ({ field: fieldAt(pointer), code, params }),
  );
  return refused(row, problem.code === 'DUPLICATE' ? 'DUPLICATE' : 'INVALID', problems);
}
