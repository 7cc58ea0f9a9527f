import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { noteRefused } from '../../erp/directory/refused-entries.js';
import { NUMBER_CHECKS } from '../../erp/record/erp-queues.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { ErpNumber } from '../../vocabulary/erp.js';
import { ErpNumbers, KIND_OF, type Numbered, type NumberFields, settle, type Verdict } from './erp-numbers.js';

/** Records of a kind that are looked at in one job. */
const MOST = 500;

/** Records of one kind, their fields with numbers, and the label of a record for administrators. */
interface Kind {
  readonly type: TenantEntityClass<Numbered>;
  readonly fields: NumberFields;
  readonly label: (record: Numbered) => string;
}

/**
 * Looks up numbers that were saved while the ERP was away, once it answers again (domain "Numbers of the ERP"). What it does
 * not know stays marked, and stands on the list of what administrators have to clear up.
 */
@Works(NUMBER_CHECKS)
@Injectable()
export class ErpNumbersHandler implements JobHandler<object> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly numbers: ErpNumbers,
  ) {}

  async handle(): Promise<void> {
    for (const [type, { fields, label }] of this.numbers.named) {
      const { table, options } = resourceOf(type);
      const title = (record: Numbered) => String(record[options.title as keyof Numbered] ?? '');
      const sql = `select id from "${table}" where tenant = ? and unverified <> '{}' order by id limit ${MOST}`;
      const rows = await this.work.read((em) => em.execute<{ id: string }[]>(sql, [currentTenant()]));
      for (const { id } of rows) if (!(await this.#check({ type, fields, label: label ?? title }, id))) return;
    }
  }

  /** False if nobody answers. */
  async #check(kind: Kind, id: string): Promise<boolean> {
    const { type, fields } = kind;
    const record = await this.work.read((em) => em.findOne(type, recordKey(id) as never));
    if (!record) return true;
    const said = record as unknown as Readonly<Record<string, string | null>>;
    const verdicts = new Map<ErpNumber, Verdict>();
    for (const [field, what] of Object.entries(fields)) {
      if (!(record as Numbered).unverified.includes(what)) continue;
      const number = said[field];
      verdicts.set(what, number ? await this.numbers.ask(what, number) : 'KNOWN');
    }
    if ([...verdicts.values()].includes('UNVERIFIED')) return false;
    await this.work.write((em) => this.#note(em, kind, id, { said, verdicts }));
    return true;
  }

  async #note(
    em: EntityManager,
    { type, fields, label: labelOf }: Kind,
    id: string,
    told: {
      readonly said: Readonly<Record<string, string | null>>;
      readonly verdicts: ReadonlyMap<ErpNumber, Verdict>;
    },
  ): Promise<void> {
    const record = (await em.findOne(type, recordKey(id) as never)) as Numbered | null;
    if (!record) return;
    const now = record as unknown as Readonly<Record<string, string | null>>;
    for (const [field, what] of Object.entries(fields)) {
      // Somebody has entered another one meanwhile.
      if (now[field] !== told.said[field]) continue;
      const verdict = told.verdicts.get(what);
      if (verdict === 'KNOWN') {
        await settle(em, record, [what]);
        record.unverified = record.unverified.filter((one) => one !== what);
        record.touch();
      } else if (verdict === 'UNKNOWN') {
        const label = [labelOf(record), now[field]].filter(Boolean).join(': ');
        await noteRefused(em, KIND_OF[what], id, { label, problem: 'NOT_LINKED', reason: now[field] ?? '' });
      }
    }
    await em.flush();
  }
}
