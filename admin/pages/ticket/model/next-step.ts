import type { Ticket } from './ticket';
import { rankTransitions, type Transition, type Unmet } from './transition';

/** What the reader does next with a ticket: the one thing that stands out on its page. */
export type NextStep =
  /** A transition that nothing stands in the way of. */
  | { readonly kind: 'transition'; readonly transition: Transition }
  /** Filling in what keeps the likely transition from being made. */
  | { readonly kind: 'fill'; readonly gap: Unmet }
  | { readonly kind: 'approve' | 'retype' | 'followUp' | 'write' | 'send' | 'none' };

interface Situation {
  readonly ticket: Pick<Ticket, 'type' | 'can'>;
  readonly transitions: readonly Transition[];
  /** Something has been written and is not sent yet. */
  readonly isWriting: boolean;
  /** Whether the reader can fill the gap, and sees where. */
  readonly canFill: (gap: Unmet) => boolean;
  /** Whether the reader raises the ticket that goes on from a closed one. */
  readonly mayFollow: boolean;
}

/** The next thing that can be done now; never a transition that something stands in the way of. */
export function nextStep({ ticket: { type, can }, transitions, isWriting, canFill, mayFollow }: Situation): NextStep {
  const write = can.message || can.workNote;
  if (isWriting && write) return { kind: 'send' };
  if (can.approve) return { kind: 'approve' };
  const { next } = rankTransitions(transitions);
  // Closing is never what comes next for a ticket that nobody has looked at yet.
  if (type === 'UNKNOWN' && can.changeType && next?.action !== 'RESUME') return { kind: 'retype' };
  if (next?.allowed) return { kind: 'transition', transition: next };
  const gap = next?.unmet.find(canFill);
  if (gap) return { kind: 'fill', gap };
  const ask = transitions.find(({ action, allowed }) => action === 'ASK' && allowed);
  if (next && ask) return { kind: 'transition', transition: ask };
  if (mayFollow && transitions.some(({ instead }) => instead === 'FOLLOW_UP')) return { kind: 'followUp' };
  return { kind: write ? 'write' : 'none' };
}
