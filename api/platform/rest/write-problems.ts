import type { Problems } from '../access/operation.js';
import type { ResourceModel } from '../resource/resource-model.js';

/** Error codes of the writes of a resource: those that follow from its declaration, and those that it names. */
export function writeProblems({
  fields,
  options,
  isSwitched,
}: ResourceModel): Record<'create' | 'update' | 'delete', Problems> {
  const taken = fields.flatMap(({ options: { unique } }) => (unique ? [unique === true ? 'DUPLICATE' : unique] : []));
  const doubled = [...taken, ...(options.unique ? ['DUPLICATE'] : [])];
  const elsewhere = options.keptElsewhere ? ['KEPT_ELSEWHERE'] : [];
  const hasMoving = fields.some(({ options: { sentTo, readOnly } }) => sentTo && !readOnly);
  const withConflicts = (action: 'create' | 'update' | 'delete', codes: readonly string[]): Problems => {
    const named = options.problems?.[action] ?? {};
    const own = hasMoving && action === 'update' ? { ...named, 422: [...(named[422] ?? []), 'SECRET_AGAIN'] } : named;
    const conflicts = [...codes, ...(own[409] ?? [])];
    return conflicts.length > 0 ? { ...own, 409: conflicts } : own;
  };
  return {
    create: withConflicts('create', doubled),
    update: withConflicts('update', [...doubled, ...(isSwitched ? ['DEACTIVATION_IN_USE'] : []), ...elsewhere]),
    delete: withConflicts('delete', [options.inUse ?? 'IN_USE', ...elsewhere]),
  };
}
