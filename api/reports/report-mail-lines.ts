import { Injectable } from '@nestjs/common';
import { type MailListReader, MailListsSource } from '../mails/plan/mail-lists.js';
import { localised, reportAddress } from '../mails/plan/mail-placeholders.js';
import { LONGEST_LIST } from '../vocabulary/mail.js';
import { Report } from './record/report.entity.js';

/** The list of a ticket's reports for mails, oldest first (domain "reports[]"); corrections replace the corrected ones. */
@Injectable()
export class ReportMailLines {
  constructor(lists: MailListsSource) {
    lists.register('reports', readReports);
  }
}

const readReports: MailListReader = async (em, { id }, { locale, url }) => {
  const write = localised(locale);
  const corrections = await em.find(Report, { ticket: { id }, corrects: { $ne: null } });
  const replaced = corrections.flatMap(({ corrects }) => corrects?.id ?? []);
  const reports = await em.find(
    Report,
    { ticket: { id }, id: { $nin: replaced } },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LONGEST_LIST, populate: ['serviceTechnician'] },
  );
  return {
    reports: reports.map(({ identifier, state, executionDate, serviceTechnician, project }) => ({
      identifier,
      state: write.choice('reportState', state),
      executionDate: write.day(executionDate),
      technician: serviceTechnician?.unwrap().name ?? null,
      project,
      link: reportAddress(url, identifier),
    })),
  };
};
