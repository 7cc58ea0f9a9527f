import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { appendEvents } from '../events/event-log.js';
import { slotColumn } from '../fields/slots.js';
import { type JobHandler, Works } from '../jobs/job-handler.js';
import { jobQueue } from '../jobs/job-queue.js';
import type { CustomField } from '../resource/custom-field.js';
import { resourceOf } from '../resource/resource.js';
import { definitionClass, lockDefinitionsShared } from '../resource/tenant-fields.js';
import { currentTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { resourceOfDefinition } from './slot-choice.js';

/** Jobs that fill the slot of a field. */
export const SLOT_FILLING = jobQueue<{ field: string }>('custom-field-slots');

const ROWS_AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Copies the values of stored records into the slot of a field, some rows per transaction; writes fill the slot as
 * well. Afterwards lists may filter and sort by the field.
 */
@Works(SLOT_FILLING)
@Injectable()
export class SlotFiller implements JobHandler<{ field: string }> {
  constructor(private readonly work: UnitOfWork) {}

  async handle({ field }: { field: string }): Promise<void> {
    let after: string | undefined = BEFORE_ALL;
    while (after !== undefined) after = await this.work.write((em) => this.#step(em, field, after as string));
  }

  /** Fills the next rows and returns the id of the last one; undefined once all are filled. */
  async #step(em: EntityManager, id: string, after: string): Promise<string | undefined> {
    const { byResource } = await lockDefinitionsShared(em);
    const field = [...byResource.values()].flat().find(({ custom }) => custom.id === id);
    if (!field?.custom.slot || field.custom.slotReady) return undefined;
    const last = await fillRows(em, field, after);
    if (last === undefined) await markReady(em, field);
    return last;
  }
}

/** The update reads the value from the row itself, so that no later change is lost. */
async function fillRows(em: EntityManager, { custom, kind }: CustomField, after: string): Promise<string | undefined> {
  const { table } = resourceOfDefinition(custom);
  const column = slotColumn(custom.slot as string);
  const value = (kind.slot?.sql ?? '$1').replace('$1', 'row.custom ->> ?');
  const tenant = currentTenant();
  const [found] = await em.execute<{ last: string | null }[]>(
    `with batch as (select id from "${table}" where tenant = ? and id > ? order by id limit ?),
          filled as (update "${table}" as row set "${column}" = ${value}
            from batch where row.tenant = ? and row.id = batch.id and row."${column}" is distinct from ${value})
     select id as last from batch order by id desc limit 1`,
    [tenant, after, ROWS_AT_ONCE, custom.key, tenant, custom.key],
  );
  return found?.last ?? undefined;
}

/** The version stays, so that users who are editing the definition can save it. */
async function markReady(em: EntityManager, { custom }: CustomField): Promise<void> {
  const tenant = currentTenant();
  const { table, options } = resourceOf(definitionClass());
  await em.execute(`update "${table}" set slot_ready = true where tenant = ? and id = ?`, [tenant, custom.id]);
  const event = { tenant, id: uuidv7(), resource: options.path, record: custom.id, kind: 'changed' };
  await appendEvents(em, [{ ...event, fields: ['filterable', 'sortable'] }]);
}
