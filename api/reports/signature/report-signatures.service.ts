import { ref } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { changesTo } from '../../platform/audit/field-change.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { reachedMoment } from '../../tickets/record/device-time.js';
import { lockTicketOf } from '../../tickets/record/lock-ticket.js';
import { logActivity, noteActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { factsOf } from '../positions/report-facts.js';
import { Report } from '../record/report.entity.js';
import { assertWritable, reportRights } from '../record/report-access.js';
import { assertComplete } from '../workflow/report-workflow.js';
import { ReportSignature } from './report-signature.entity.js';
import type { DrawnSignature, ReportSignatureRequest } from './report-signatures.shape.js';

const LOGGED = ['signedBy', 'signedPlace', 'signedAt'] as const;

/** Signatures of customers under reports; a signed report cannot be changed. */
@Injectable()
export class ReportSignaturesService {
  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    private readonly work: UnitOfWork,
  ) {}

  /** The stored signature; 404 for an unsigned report. */
  read(id: string): Promise<DrawnSignature> {
    return this.work.read(async (em) => {
      const { signedBy, signedPlace, signedAt } = await this.reports.load(em, id);
      const signature = await em.findOne(ReportSignature, { report: { id } });
      if (!signature || !signedBy || !signedAt) throw notFound();
      const { createdAt: receivedAt, strokes } = signature;
      return { name: signedBy, place: signedPlace, signedAt, receivedAt, strokes };
    });
  }

  /** Stores a signature; ticket and report are locked first, so that the signed report does not change meanwhile. */
  sign(id: string, signature: ReportSignatureRequest, version: number | undefined): Promise<RecordJson> {
    const signedAt = reachedMoment('/signedAt', signature.signedAt ? new Date(signature.signedAt) : null);
    return this.reports.write(async (em) => {
      await lockTicketOf(em, Report, id);
      const report = await this.reports.load(em, id, { lock: true });
      if (version !== undefined) await this.reports.assertVersion(em, report, version);
      const ticket = await report.ticket.loadOrFail();
      assertWritable(report, ticket);
      if (!reportRights(report, ticket, false).sign) throw new Problem(403, 'FORBIDDEN');
      assertComplete(await factsOf(em, report, true));
      const before = { signedBy: null, signedPlace: null, signedAt: null };
      const { name: signedBy, place, strokes } = signature;
      Object.assign(report, { signedBy, signedPlace: place ?? null, signedAt });
      report.touch();
      em.persist(Object.assign(new ReportSignature(), { report: ref(report), strokes }));
      const names = new Set(LOGGED.filter((name) => report[name] !== null));
      const changes = await changesTo(report, { names, before }, em);
      logActivity(em, ticket, { kind: ActivityKind.ReportChanged, text: report.identifier, changes });
      await noteActivity(em, ticket);
      await em.flush();
      return this.reports.present(em, report);
    });
  }
}
