import { createContext, useContext } from 'react';
import { usePanel, usePanelRecords } from '../../generator/panels/use-panel-records';
import { type TransitionKind, useTransitions } from '../../generator/transitions/use-transitions';
import { ranked } from '../../model/transitions';
import { apiFetch } from '../../providers/http';
import { ReportStateChip } from '../../theme/chips';
import { useTicketWrite } from '../ticket/data/use-ticket';
import {
  POSITIONS,
  type Position,
  REPORTS,
  type Report,
  type ReportTransition,
  reportPath,
} from '../ticket/model/report';
import { TICKETS } from '../ticket/model/ticket';

const ReportContext = createContext<Report | undefined>(undefined);

/** Provides the open report to the parts of its page. */
export const ReportProvider = ReportContext.Provider;

/** The report whose page is open; throws outside of one. */
export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs the page of a report around it');
  return report;
}

/** The positions of the open report in their order, by the request of its rows. */
export const usePositions = () => usePanelRecords<Position>(usePanel(REPORTS, POSITIONS), useReport());

/** The transitions of reports. */
export const REPORT_TRANSITIONS: TransitionKind = {
  resource: REPORTS,
  actions: 'reportAction',
  scope: [TICKETS.route, REPORTS],
  StateChip: ReportStateChip,
  likely: ['COMPLETE', 'INVOICE'],
  aside: new Set(['REOPEN', 'WAIVE']),
};

/** The transitions of the report that the user may make, now or once their conditions are met. */
export const useReportTransitions = () => useTransitions<ReportTransition>(REPORT_TRANSITIONS, useReport());

/** Whether the likely transition is possible now: then its button is the one primary of the page. */
export function useIsTransitionNext(): boolean {
  const { data: transitions = [] } = useReportTransitions();
  return ranked(REPORT_TRANSITIONS, transitions).next?.allowed === true;
}

type Values = Record<string, unknown>;

/** The changes of the open report as functions; each rejects with ApiError and loads the report and its ticket anew. */
export function useReportChanges() {
  const { id, version } = useReport();
  const write = useTicketWrite();
  const send = (path: string, sent: Parameters<typeof apiFetch>[1]) => write(apiFetch(path, sent));
  return {
    transition: (body: object) => send(reportPath(id, 'transitions'), { method: 'POST', body, version }),
    sign: (body: Values) => send(reportPath(id, 'signature'), { method: 'POST', body, version }),
  };
}
