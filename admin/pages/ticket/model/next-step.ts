import type { Unmet } from '../../../model/transitions';
import type { Ticket } from './ticket';
import { rankTransitions, type Transition } from './transition';

/** The next step of the reader on a ticket: the one action that stands out on its page. */
export type NextStep =
  /** A transition without unmet conditions. */
  | { readonly kind: 'transition'; readonly transition: Transition }
  /** Filling the field that the likely transition lacks. */
  | { readonly kind: 'fill'; readonly gap: Unmet }
  | { readonly kind: 'approve' | 'retype' | 'followUp' | 'write' | 'send' | 'none' };

interface Situation {
  readonly ticket: Pick<Ticket, 'type' | 'can'>;
  readonly transitions: readonly Transition[];
  /** The composer holds an unsent text. */
  readonly isWriting: boolean;
  /** Whether the reader can fill the gap, and has a link to it. */
  readonly canFill: (gap: Unmet) => boolean;
  /** Whether the reader may create the follow-up of a closed ticket. */
  readonly mayFollow: boolean;
}

/** The next possible step; never a transition with unmet conditions. */
export function nextStep({ ticket: { type, can }, transitions, isWriting, canFill, mayFollow }: Situation): NextStep {
  const write = can.message || can.workNote;
  if (isWriting && write) return { kind: 'send' };
  if (can.approve) return { kind: 'approve' };
  const { next } = rankTransitions(transitions);
  // Closing is never the next step of a ticket before triage.
  if (type === 'UNKNOWN' && can.changeType && next?.action !== 'RESUME') return { kind: 'retype' };
  if (next?.allowed) return { kind: 'transition', transition: next };
  const gap = next?.unmet.find(canFill);
  if (gap) return { kind: 'fill', gap };
  const ask = transitions.find(({ action, allowed }) => action === 'ASK' && allowed);
  if (next && ask) return { kind: 'transition', transition: ask };
  if (mayFollow && transitions.some(({ instead }) => instead === 'FOLLOW_UP')) return { kind: 'followUp' };
  return { kind: write ? 'write' : 'none' };
}
