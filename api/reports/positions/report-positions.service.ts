import { ref } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { invalidField } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { lockTicketOf } from '../../tickets/record/lock-ticket.js';
import type { ErpNumber } from '../../vocabulary/erp.js';
import { Report } from '../record/report.entity.js';
import { CatalogNumbers } from './catalog-numbers.js';
import { ReportBook } from './report-book.js';
import { ReportPosition } from './report-position.entity.js';

/** Positions of reports: lists and creation. */
@Injectable()
export class ReportPositionsService {
  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    @Inject(serviceOf(ReportPosition)) private readonly positions: ResourceService<ReportPosition>,
    private readonly book: ReportBook,
    private readonly catalog: CatalogNumbers,
    private readonly work: UnitOfWork,
  ) {}

  /** Adds a position; ticket and report are locked first, so that numbers are given one after the other. */
  async add(reportId: string, sent: unknown): Promise<RecordJson> {
    const valid = await this.positions.validCreation(sent);
    const repeated = await this.work.recall<RecordJson>();
    if (repeated) return repeated;
    await this.book.assertTakes(reportId);
    const { unverified, ...priced } = await this.#fromCatalog(reportId, valid);
    const values = { ...valid, ...priced };
    return this.positions.write(async (em) => {
      await lockTicketOf(em, Report, reportId);
      const report = await this.reports.load(em, reportId, { lock: true });
      const position = Object.assign(new ReportPosition(), { report: ref(report), unverified });
      return this.positions.present(em, await this.positions.insert(em, values, position));
    });
  }

  /**
   * The price of the item of a new position without a price, as executors write it, who see no prices. Throws 422 for an
   * unknown number, if the report is in reach.
   */
  async #fromCatalog(reportId: string, { catalogNumber, unit, unitPrice }: Readonly<Record<string, unknown>>) {
    if (typeof catalogNumber !== 'string') return { unverified: [] };
    const { verdict, item } = await this.catalog.named(catalogNumber);
    if (verdict === 'UNKNOWN') {
      await this.work.read((em) => this.reports.load(em, reportId));
      throw invalidField('/catalogNumber', 'NUMBER_UNKNOWN');
    }
    const unverified: ErpNumber[] = verdict === 'UNVERIFIED' ? ['CATALOG_ITEM'] : [];
    const isPriced = item?.unit === unit && item?.unitPrice != null && unitPrice === undefined;
    return { unverified, ...(isPriced && { unitPrice: (item.unitPrice as number) / 100 }) };
  }
}
