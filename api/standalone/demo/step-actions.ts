import { ClarificationReason, ClosingState, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { DemoAttachments } from './attachments.js';
import type { Player } from './cast.js';
import type { Act, StepData } from './data/ticket-data.js';
import type { DemoInvoices } from './invoices.js';
import { recordReminders } from './past-reminders.js';
import type { DemoReports } from './reports.js';
import type { TakeStep, TicketPlayer } from './ticket-player.js';

/** Time in which the desk enters a decision of the customer. */
const ENTERED_AFTER_MS = 20_000;
/** Working days until the resubmission of a ticket that waits for others. */
const RESUBMITTED_AFTER = 8;

type Action = (p: TicketPlayer, by: Player) => Promise<unknown>;

interface Papers {
  readonly attachments: DemoAttachments;
  readonly reports: DemoReports;
  readonly invoices: DemoInvoices;
}

function assign(p: TicketPlayer): Promise<void> {
  const { problem } = p.plan;
  return p.change({
    assignmentGroup: p.team.record.id,
    responsible: p.responsible.id,
    ...(p.isOrder && {
      executionCompany: p.executor.facts.executionCompany,
      executionDescription: p.words(problem.order ?? problem.title),
    }),
  });
}

const retype = (p: TicketPlayer) =>
  p.change({
    type: p.plan.type,
    category: p.scene.cast.categories.get(p.plan.problem.category),
    location: p.plan.site.record.id,
  });

/** Closes the ticket in a random state: most as completed, some without an invoice. */
function close(p: TicketPlayer): Promise<void> {
  const { Completed, NotInvoiced, InternallyInvoiced, Incomplete } = ClosingState;
  const lot = p.scene.random.next();
  const solution = p.ticket.closingNote ?? p.phrase('solution');
  const end = (closingState: ClosingState, closingNote: string) =>
    p.move(p.responsible, TicketState.Closed, { closingState, closingNote });
  if (!p.isOrder && lot < 0.76) return end(Completed, solution);
  if (lot < 0.86) return end(NotInvoiced, `${solution} ${p.phrase('notInvoiced')}`);
  if (lot < 0.95) return end(InternallyInvoiced, `${solution} ${p.phrase('internallyInvoiced')}`);
  return end(Incomplete, p.phrase('incomplete'));
}

/** The input of the transition of a step. */
function inputOf(p: TicketPlayer, { clarificationReason, closingState, text, reason, closingNote }: StepData) {
  const { WaitThirdParty, WaitInternal } = ClarificationReason;
  const waitsForOthers = clarificationReason === WaitThirdParty || clarificationReason === WaitInternal;
  return {
    ...(clarificationReason && { clarificationReason }),
    ...(closingState && { closingState }),
    ...(text && { text: p.phrase(text) }),
    ...(reason && { reason: p.phrase(reason) }),
    ...(closingNote && { closingNote: p.phrase(closingNote) }),
    ...(waitsForOthers && { resubmissionDate: p.scene.time.workDayAfter(p.now, RESUBMITTED_AFTER) }),
  };
}

const actionsOf = ({ attachments, reports, invoices }: Papers): Readonly<Record<Act, Action>> => ({
  draft: (p) => p.create(true),
  submit: (p) => p.create(false),
  receiveMail: (p) => p.create(false, TicketType.Unknown),
  assign,
  retype,
  remark: (p) => {
    const isHandedOver = p.plan.type === TicketType.Incident && p.scene.random.chance(0.3);
    return p.note(p.responsible, isHandedOver ? 'handover' : 'note');
  },
  attachPhoto: (p) => attachments.addPhoto(p),
  attachLog: (p) => attachments.addLog(p),
  attachQuote: (p) => attachments.addQuote(p),
  writeReport: (p, by) => reports.write(p, by),
  invoice: (p, by) => invoices.add(p, by),
  close,
});

/** Plays steps: first the reminders until then, then messages, then moves and changes of the ticket. */
export function stepTaker(papers: Papers): TakeStep {
  const actions = actionsOf(papers);
  return async (p, step) => {
    const { message, note, to, priority, reason, approval, reports, do: act } = step;
    const by = p.actor(step.by);
    if (p.ticket) await recordReminders(p.scene, p, p.now);
    if (message) await p.message(by, message);
    if (note) await p.note(by, note);
    if (to) await p.move(by, to, inputOf(p, step));
    if (priority) await p.change({ priority, reason: reason && p.phrase(reason) });
    if (approval) {
      p.now = new Date(p.now.getTime() + ENTERED_AFTER_MS);
      await p.change({ approval });
    }
    if (reports) await papers.reports.move(p, by, reports);
    if (act) await actions[act](p, by);
  };
}
