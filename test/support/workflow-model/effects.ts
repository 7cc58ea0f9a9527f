import { clarification, closingDetails, type ModelInput, type ModelTicket, type Moment } from './model.js';
import type { Line } from './table.js';
import { inZurich } from './working-time.js';

/** Closing details of a ticket, as the customer sees them. */
export interface ModelClosing {
  readonly closingState: string | null;
  readonly closingNote: string | null;
  readonly closingDate: string | null;
}

const NOT_CLOSED = { closingState: null, closingDate: null } as const;

/** A ticket with its closing details. */
export type LivingTicket = ModelTicket & Omit<ModelClosing, 'closingNote'>;

const without = (fields: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** The ticket after a move that was allowed (domain, column "Effect"). */
export function afterMove(
  moment: Moment & { readonly ticket: LivingTicket },
  line: Line,
  input: ModelInput,
): LivingTicket {
  const { ticket, now } = moment;
  const { fields } = ticket;
  const next = { ...ticket, state: line.to };
  switch (line.number) {
    case 5: {
      const asks = clarification(input)?.code === 'WAIT_APPROVAL' && ticket.approval !== 'APPROVED';
      return { ...next, before: ticket.state, approval: asks ? 'REQUESTED' : ticket.approval };
    }
    case 6:
      return { ...next, before: null };
    case 7:
      return { ...next, fields: without(fields, 'executionResponsible') };
    case 8: {
      const { closingNote } = input;
      const solved = closingNote?.trim() ? { ...fields, closingNote } : fields;
      return { ...next, workCompletedAt: now, fields: solved };
    }
    case 9:
      return { ...next, workCompletedAt: null };
    case 12:
    case 13:
    case 14: {
      const { state, note, date } = closingDetails(moment, line, input);
      const kept = without(fields, 'closingNote');
      const closing = { closingState: state, closingDate: inZurich(date).day, closedAt: now };
      return { ...next, ...closing, before: null, fields: note ? { ...kept, closingNote: note } : kept };
    }
    case 15: {
      const open = { ...NOT_CLOSED, closedAt: null, workCompletedAt: null };
      return { ...next, ...open, fields: without(fields, 'closingNote') };
    }
    default:
      return next;
  }
}
