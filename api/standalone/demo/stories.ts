import { TicketState } from '../../vocabulary/ticket-state.js';
import { TicketType } from '../../vocabulary/ticket-type.js';

/** What can happen to a ticket, with the least and most minutes of work that pass before it does. */
export const STEPS = {
  draft: [0, 0],
  submit: [0, 0],
  mail: [0, 0],
  complete: [20, 900],
  photo: [1, 6],
  assign: [6, 140],
  retype: [5, 90],
  lower: [5, 60],
  note: [15, 420],
  log: [5, 120],
  quote: [60, 900],
  reply: [5, 120],
  chase: [120, 1400],
  ask: [15, 300],
  answer: [20, 700],
  third: [30, 400],
  internal: [30, 400],
  askApproval: [60, 900],
  approve: [60, 1800],
  refuse: [60, 1800],
  resume: [300, 3600],
  start: [10, 400],
  accept: [30, 700],
  executorNote: [60, 1200],
  executorMessage: [20, 300],
  executorThird: [60, 600],
  executorHandBack: [60, 600],
  executorFinish: [120, 1800],
  report: [60, 900],
  reportDone: [5, 200],
  reportInvoiced: [30, 600],
  reportWaived: [30, 600],
  invoice: [120, 1800],
  executorInvoice: [120, 1800],
  completeOrder: [30, 900],
  closeInvoiced: [30, 1200],
  handBack: [30, 500],
  finish: [60, 2400],
  finishOrder: [120, 2400],
  rework: [120, 2400],
  thanks: [20, 600],
  confirm: [30, 2400],
  close: [60, 4200],
  closeOrder: [60, 3000],
  reject: [15, 900],
  refuseChange: [15, 300],
  withdraw: [30, 900],
  fix: [10, 300],
  reopen: [600, 3600],
} as const satisfies Record<string, readonly [number, number]>;

export type Step = keyof typeof STEPS;
type Stories = Readonly<Partial<Record<TicketState, readonly string[]>>>;

const { Draft, Pending, InWork, InClarification, WorkCompleted, OrderCompleted, Closed } = TicketState;

const SOLVABLE: Stories = {
  [Draft]: ['draft'],
  [Pending]: [
    'submit',
    'submit photo',
    'submit',
    'submit assign',
    'submit photo assign note',
    'mail retype',
    'submit ask answer',
    'submit assign start handBack',
  ],
  [InWork]: [
    'submit assign start',
    'submit assign reply start note',
    'submit photo assign start note reply',
    'submit assign ask answer start log',
    'submit assign start lower',
    'submit assign start reply chase',
    'submit photo assign start third resume note',
    'submit assign start finish rework',
    'draft complete assign start note',
    'submit assign start finish close reopen',
  ],
  [InClarification]: [
    'submit assign ask',
    'submit photo assign start ask',
    'submit assign start note third',
    'submit internal',
    'submit assign start reply third log',
  ],
  [WorkCompleted]: [
    'submit assign start finish',
    'submit photo assign start note finish',
    'submit assign start ask answer finish thanks',
    'submit assign reply start third resume finish',
    'submit assign start reply finish',
  ],
  [Closed]: [
    'submit assign start finish confirm',
    'submit photo assign start note finish close',
    'submit assign reply start finish thanks close',
    'submit assign ask answer start finish confirm',
    'submit photo assign start third resume note finish close',
    'submit assign start reply chase reply finish close',
    'submit assign start finish rework note finish confirm',
    'mail retype assign start finish close',
    'draft complete photo assign start log finish close',
    'submit fix',
    'submit reject',
    'submit withdraw',
    'submit assign start ask answer note finish thanks close',
    'submit photo assign start finish close reopen note finish confirm',
  ],
};

const ORDERS: Stories = {
  [Draft]: ['draft'],
  [Pending]: [
    'submit',
    'submit photo',
    'submit assign',
    'submit assign quote',
    'submit assign accept executorHandBack',
  ],
  [InWork]: [
    'submit assign accept',
    'submit assign accept executorNote',
    'submit photo assign reply accept executorMessage executorNote',
    'submit assign quote ask answer accept executorMessage',
    'submit assign start note executorNote',
    'submit assign accept executorThird resume executorNote',
    'submit assign accept executorNote report',
  ],
  [InClarification]: [
    'submit assign quote ask',
    'submit photo assign accept executorThird',
    'submit assign internal',
    'submit assign accept executorNote executorThird',
  ],
  [WorkCompleted]: [
    'submit assign accept executorNote report executorFinish',
    'submit assign accept report reportDone executorFinish',
    'submit photo assign accept executorMessage report reportDone executorFinish thanks',
    'submit assign accept executorNote report reportDone executorFinish executorInvoice',
  ],
  [OrderCompleted]: [
    'submit assign accept executorNote report reportDone executorFinish invoice completeOrder',
    'submit photo assign accept report reportDone executorFinish executorInvoice completeOrder reportInvoiced',
  ],
  [Closed]: [
    'submit assign accept executorNote report reportDone executorFinish invoice completeOrder closeInvoiced',
    'submit photo assign reply accept executorMessage report reportDone executorFinish executorInvoice completeOrder reportInvoiced closeInvoiced',
    'submit assign quote ask answer accept executorNote report reportDone executorFinish reportWaived closeOrder',
    'submit reject',
    'submit assign accept executorThird closeOrder',
    'submit assign accept report reportDone executorFinish rework executorNote executorFinish invoice completeOrder closeInvoiced',
    'submit withdraw',
  ],
};

const CHANGES: Stories = {
  [Draft]: ['draft'],
  [Pending]: ['submit', 'submit assign', 'submit assign quote askApproval approve'],
  [InWork]: ['submit assign quote askApproval approve start', 'submit assign askApproval approve start note'],
  [InClarification]: ['submit assign quote askApproval', 'submit assign askApproval approve start third'],
  [WorkCompleted]: ['submit assign quote askApproval approve start note finish'],
  [Closed]: [
    'submit assign quote askApproval approve start note finish close',
    'submit assign quote askApproval refuse refuseChange',
    'submit assign reply askApproval approve start finish thanks close',
  ],
};

const UNTYPED: Stories = {
  [Draft]: ['draft'],
  [Pending]: ['mail', 'mail note'],
  [InClarification]: ['mail ask', 'mail note ask'],
  [Closed]: ['mail note fix', 'mail ask answer fix', 'mail reject'],
};

/** The lives that lead to each state, by type; each is a sequence of steps. */
export const storiesOf = (type: TicketType): Stories => {
  if (type === TicketType.Order) return ORDERS;
  if (type === TicketType.Change) return CHANGES;
  return type === TicketType.Unknown ? UNTYPED : SOLVABLE;
};

/** The steps of a story. */
export const stepsOf = (story: string): Step[] => story.split(' ') as Step[];
