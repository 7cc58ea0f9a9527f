import type { EntityManager } from '@mikro-orm/postgresql';
import { unfilledFields } from '../../platform/custom-fields/apply-values.js';
import { activeFields, tenantFields } from '../../platform/resource/tenant-fields.js';
import { applyingFields } from '../../platform/rest/conditions.js';
import { currentSession } from '../../platform/tenancy/session.js';
import { idOf } from '../../tickets/record/ticket-ownership.js';
import type { Report } from '../record/report.entity.js';
import type { ReportFacts } from '../workflow/report-workflow.js';
import { ReportPosition } from './report-position.entity.js';

/** The facts on which the transitions of a report by the present user depend. */
export async function factsOf(em: EntityManager, report: Report, ticketTakesReports: boolean): Promise<ReportFacts> {
  const { id, state, executionDate, custom } = report;
  const positions = await em.count(ReportPosition, { report: { id } });
  const fields = activeFields(await tenantFields(em), 'reports');
  const applying = applyingFields(report, fields);
  const unfilled = unfilledFields(applying, custom, currentSession().user).map(({ name }) => name);
  const serviceTechnician = idOf(report.serviceTechnician);
  return { state, positions, executionDate, serviceTechnician, unfilled, ticketTakesReports };
}
