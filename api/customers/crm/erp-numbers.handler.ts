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
import { ErpNumbers, KIND_OF, type Numbered, type NumberFields, removeLinks, type Verdict } from './erp-numbers.js';

/** Most records of a kind in one job. */
const MOST = 500;

/** Records of one kind, their fields with numbers, and the label of a record for administrators. */
interface Kind {
  readonly type: TenantEntityClass<Numbered>;
  readonly fields: NumberFields;
  readonly label: (record: Numbered) => string;
}

/**
 * Looks up numbers that were saved while the ERP was away, when it answers again (domain "Numbers of the ERP"). Unknown
 * numbers stay marked, and are listed for administrators.
 */
@Works(NUMBER_CHECKS)
@Injectable()
export class ErpNumbersHandler implements JobHandler<object> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly numbers: ErpNumbers,
  ) {}

  async handle(): Promise<void> {
    for (const [type, { fields, label }] of this.numbers.kinds) {
      const { table, options } = resourceOf(type);
      const title = (record: Numbered) => String(record[options.title as keyof Numbered] ?? '');
      const sql = `select id from "${table}" where tenant = ? and unverified <> '{}' order by id limit ${MOST}`;
      const rows = await this.work.read((em) => em.execute<{ id: string }[]>(sql, [currentTenant()]));
      for (const { id } of rows) if (!(await this.#check({ type, fields, label: label ?? title }, id))) return;
    }
  }

  /** False if the ERP does not answer. */
  async #check(kind: Kind, id: string): Promise<boolean> {
    const { type, fields } = kind;
    const record = await this.work.read((em) => em.findOne(type, recordKey(id) as never));
    if (!record) return true;
    const checked = record as unknown as Numbers;
    const verdicts = new Map<ErpNumber, Verdict>();
    for (const [field, kindOfNumber] of Object.entries(fields)) {
      if (!(record as Numbered).unverified.includes(kindOfNumber)) continue;
      const number = checked[field];
      verdicts.set(kindOfNumber, number ? await this.numbers.check(kindOfNumber, number) : 'KNOWN');
    }
    if ([...verdicts.values()].includes('UNVERIFIED')) return false;
    await this.work.write((em) => this.#store(em, kind, id, { checked, verdicts }));
    return true;
  }

  async #store(
    em: EntityManager,
    { type, fields, label: labelOf }: Kind,
    id: string,
    { checked, verdicts }: { readonly checked: Numbers; readonly verdicts: ReadonlyMap<ErpNumber, Verdict> },
  ): Promise<void> {
    const record = (await em.findOne(type, recordKey(id) as never)) as Numbered | null;
    if (!record) return;
    const present = record as unknown as Numbers;
    for (const [field, kind] of Object.entries(fields)) {
      const number = present[field];
      // A number that was changed meanwhile is checked by its own job.
      if (number !== checked[field]) continue;
      const verdict = verdicts.get(kind);
      if (verdict === 'KNOWN') {
        await removeLinks(em, record, [kind]);
        record.unverified = record.unverified.filter((unverified) => unverified !== kind);
        record.touch();
      } else if (verdict === 'UNKNOWN') {
        const label = [labelOf(record), number].filter(Boolean).join(': ');
        await noteRefused(em, KIND_OF[kind], id, { label, problem: 'NOT_LINKED', reason: number ?? '' });
      }
    }
    await em.flush();
  }
}

type Numbers = Readonly<Record<string, string | null>>;
