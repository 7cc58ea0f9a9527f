import { ApprovalState } from '../../vocabulary/approval-state.js';
import { ClarificationReason } from '../../vocabulary/clarification-reason.js';
import { ClosingState } from '../../vocabulary/closing-state.js';
import { ReportState } from '../../vocabulary/report-state.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import { TicketType } from '../../vocabulary/ticket-type.js';
import { DESK } from './phrases.js';
import type { Step } from './stories.js';
import type { TicketPlayer } from './ticket-player.js';

const { Pending, InWork, InClarification, WorkCompleted, OrderCompleted, Closed } = TicketState;
const { WaitCustomer, WaitThirdParty, WaitInternal, WaitApproval } = ClarificationReason;

const NOTED_AFTER_MS = 20_000;

type Action = (player: TicketPlayer) => Promise<unknown>;

/** Asks or remarks something and lets the ticket wait. */
function clarify(p: TicketPlayer, by: 'responsible' | 'executor', reason: ClarificationReason, text: string) {
  const waitsForUs = reason === WaitThirdParty || reason === WaitInternal;
  const resubmissionDate = waitsForUs ? p.scene.time.workDayAfter(p.now, 8) : undefined;
  const input = { clarificationReason: reason, text: p.words(text), ...(resubmissionDate && { resubmissionDate }) };
  return p.move(p[by], InClarification, input);
}

async function answer(p: TicketPlayer): Promise<void> {
  await p.message(p.plan.contact, p.plan.problem.answer);
  await p.resumeByAnswer();
}

/** Changes have been asked of the customer; their decision is noted by the desk, which lets them go on. */
async function decide(p: TicketPlayer, approval: ApprovalState, words: string | readonly string[]): Promise<void> {
  await p.message(p.plan.contact, words);
  p.now = new Date(p.now.getTime() + NOTED_AFTER_MS);
  await p.change(p.responsible, { approval });
}

function assign(p: TicketPlayer): Promise<void> {
  const { problem } = p.plan;
  const company = p.executor.facts.executionCompany;
  return p.change(p.responsible, {
    assignmentGroup: p.team.record.id,
    responsible: p.responsible.id,
    ...(p.isOrder && { executionCompany: company, executionDescription: p.words(problem.order ?? problem.title) }),
  });
}

function close(p: TicketPlayer): Promise<void> {
  const { Completed, NotInvoiced, InternallyInvoiced, Incomplete } = ClosingState;
  const { notInvoiced, incomplete, internal } = p.phrases;
  const lot = p.scene.random.next();
  const solution = p.ticket.closingNote ?? p.words(p.plan.problem.solution);
  if (!p.isOrder && lot < 0.76)
    return p.move(p.responsible, Closed, { closingState: Completed, closingNote: solution });
  if (lot < 0.86)
    return p.move(p.responsible, Closed, {
      closingState: NotInvoiced,
      closingNote: `${solution} ${p.words(notInvoiced)}`,
    });
  if (lot < 0.95)
    return p.move(p.responsible, Closed, { closingState: InternallyInvoiced, closingNote: `${solution} ${internal}` });
  return p.move(p.responsible, Closed, { closingState: Incomplete, closingNote: p.words(incomplete) });
}

const refuse = (p: TicketPlayer, note: string | readonly string[]) =>
  p.move(p.responsible, Closed, { closingState: ClosingState.Rejected, closingNote: p.words(note) });

/** What each step of a story does, and who does it. */
export const stepActions: Readonly<Record<Step, Action>> = {
  draft: (p) => p.create(true),
  submit: (p) => p.create(false),
  mail: (p) => p.create(false, TicketType.Unknown),
  complete: (p) => p.move(p.plan.contact, Pending),
  photo: (p) => p.scene.files.attachPhoto(p),
  assign,
  retype: (p) =>
    p.change(p.responsible, {
      type: p.plan.type,
      category: p.scene.cast.categories.get(p.plan.problem.category),
      location: p.plan.site.record.id,
    }),
  lower: (p) => p.change(p.responsible, { priority: 'LOW', reason: p.words(DESK.lower) }),
  note: (p) =>
    p.note(
      p.responsible,
      p.plan.type === TicketType.Incident && p.scene.random.chance(0.3) ? DESK.handover : p.plan.problem.note,
    ),
  log: (p) => p.scene.files.attachLog(p),
  quote: (p) => p.scene.files.attachQuote(p),
  reply: (p) => p.message(p.responsible, p.plan.problem.reply),
  chase: (p) => p.message(p.plan.contact, p.phrases.chase),
  ask: (p) => clarify(p, 'responsible', WaitCustomer, p.plan.problem.question),
  answer,
  third: (p) => clarify(p, 'responsible', WaitThirdParty, p.scene.random.pick(DESK.third)),
  internal: (p) => clarify(p, 'responsible', WaitInternal, p.scene.random.pick(DESK.internal)),
  askApproval: (p) => clarify(p, 'responsible', WaitApproval, p.plan.problem.question),
  approve: (p) => decide(p, ApprovalState.Approved, p.plan.problem.answer),
  refuse: (p) => decide(p, ApprovalState.Rejected, p.phrases.refused),
  resume: (p) => p.move(p.isOrder ? p.executor : p.responsible, InWork, { reason: p.words(DESK.resume) }),
  start: (p) => p.move(p.responsible, InWork),
  accept: (p) => p.move(p.executor, InWork),
  executorNote: (p) => p.note(p.executor, DESK.executorNote),
  executorMessage: (p) => p.message(p.executor, p.phrases.executor),
  executorThird: (p) => clarify(p, 'executor', WaitThirdParty, p.scene.random.pick(DESK.third)),
  executorHandBack: (p) => p.move(p.executor, Pending, { reason: p.words(DESK.executorHandBack) }),
  executorFinish: (p) => p.move(p.executor, WorkCompleted, { closingNote: p.words(p.plan.problem.solution) }),
  report: (p) => p.scene.reports.write(p, p.executor),
  reportDone: (p) => p.scene.reports.move(p, p.executor, ReportState.Billable),
  reportInvoiced: (p) => p.scene.reports.move(p, p.responsible, ReportState.Invoiced),
  reportWaived: (p) => p.scene.reports.move(p, p.responsible, ReportState.NotInvoiced),
  invoice: (p) => p.scene.invoices.add(p, p.responsible),
  executorInvoice: (p) => p.scene.invoices.add(p, p.executor),
  completeOrder: (p) => p.move(p.responsible, OrderCompleted),
  closeInvoiced: (p) => p.move(p.responsible, Closed, { closingState: ClosingState.Invoiced }),
  handBack: (p) => p.move(p.responsible, Pending, { reason: p.words(DESK.handBack) }),
  finish: (p) => p.move(p.responsible, WorkCompleted, { closingNote: p.words(p.plan.problem.solution) }),
  finishOrder: (p) => p.move(p.responsible, WorkCompleted, { closingNote: p.words(p.plan.problem.solution) }),
  rework: (p) => p.move(p.plan.contact, InWork, { reason: p.words(p.phrases.rework) }),
  thanks: (p) => p.message(p.plan.contact, p.phrases.thanks),
  confirm: (p) => p.move(p.plan.contact, Closed, { closingState: ClosingState.Completed }),
  close,
  closeOrder: close,
  reject: (p) => refuse(p, p.phrases.rejected),
  refuseChange: (p) => refuse(p, p.phrases.changeRefused),
  withdraw: (p) =>
    p.move(p.plan.contact, Closed, { closingState: ClosingState.Rejected, closingNote: p.words(p.phrases.withdrawn) }),
  fix: (p) =>
    p.move(p.responsible, Closed, {
      closingState: ClosingState.Completed,
      closingNote: p.words(p.plan.problem.solution),
    }),
  reopen: async (p) => {
    const { desk } = p.scene;
    await p.message(p.plan.contact, p.phrases.reopen);
    await p.as(p.plan.contact, () => desk.transitions.reopenByMessage(desk.em, p.ticket, InWork));
  },
};
