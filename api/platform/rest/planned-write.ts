import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordJson } from '../read/record.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import { explainConstraint } from './constraints.js';
import type { PlannedWrite, ResourceRules } from './rules.js';

type Prepare<E> = (record: E, em: EntityManager) => Promise<void>;

/** A write of one record: `run` does it within a transaction, `store` runs it for good and answers what is sent. */
export interface Plan<E> {
  readonly id: string;
  readonly isNew: boolean;
  readonly sent: Readonly<Record<string, unknown>>;
  run(em: EntityManager, prepare: Prepare<E>): Promise<E>;
  store(work: (em: EntityManager) => Promise<E>): Promise<RecordJson>;
}

const nothing = async () => undefined;

/** Runs a write, in the hands of the rules if they want to surround it; a repeated request finds its answer first. */
export async function perform<E extends TenantEntity>(
  { id, isNew, sent, run, store }: Plan<E>,
  rules: ResourceRules<E>,
  model: ResourceModel,
  work: UnitOfWork,
): Promise<RecordJson> {
  const planned: PlannedWrite<E> = {
    id,
    isNew,
    sent,
    store: (prepare = nothing) => store((em) => run(em, prepare)),
    dryRun: () =>
      work
        .dryRun((em) => run(em, nothing))
        .catch((error) => {
          throw explainConstraint(error, model, 'write');
        }),
  };
  if (!rules.around) return planned.store();
  return (await work.recall<RecordJson>()) ?? rules.around(planned);
}
