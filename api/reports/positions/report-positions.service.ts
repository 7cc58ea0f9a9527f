import { ref } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import type { RecordJson } from '../../platform/read/record.js';
import type { Page } from '../../platform/rest/list.js';
import { FIRST_PAGE } from '../../platform/rest/query.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { filterBelow, parsedFilter } from '../../platform/rest/sub-list.js';
import { Report } from '../record/report.entity.js';
import { ReportBook } from './report-book.js';
import { ReportPosition } from './report-position.entity.js';

/** Positions of reports: lists and creation. */
@Injectable()
export class ReportPositionsService {
  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    @Inject(serviceOf(ReportPosition)) private readonly positions: ResourceService<ReportPosition>,
    private readonly book: ReportBook,
  ) {}

  /** Positions of one report in the order of their numbers. */
  async list(reportId: string, query: Record<string, unknown>): Promise<Page<RecordJson>> {
    const filter = filterBelow('report', reportId, parsedFilter(query.filter));
    return this.positions.list({ range: FIRST_PAGE, ...query, filter }, this.reports.reach(reportId));
  }

  /** Adds a position; the report is locked first, so that numbers are given one after the other. */
  async add(reportId: string, sent: unknown): Promise<RecordJson> {
    const values = await this.positions.validCreation(sent);
    await this.book.assertTakes(reportId);
    return this.positions.write(async (em) => {
      const report = await this.reports.load(em, reportId, { lock: true });
      const position = Object.assign(new ReportPosition(), { report: ref(report) });
      return this.positions.present(em, await this.positions.insert(em, values, position));
    });
  }
}
