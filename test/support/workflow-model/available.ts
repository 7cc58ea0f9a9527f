import { closingChoices, linesFrom, type Moment, standing, type Verdict } from './model.js';
import type { Who } from './table.js';

/** Obstacles in the words of the model: code and field. */
export const inWords = (unmet: readonly { code: string; field?: string }[]) =>
  unmet.map(({ code, field }) => (field ? `${code} ${field}` : code));

export const sorted = <T extends { readonly state: string }>(choices: readonly T[]) =>
  [...choices].sort((a, b) => a.state.localeCompare(b.state));

/** Status and code of a refused move; null where the move is made. */
export function refusalOf({ obstacles, asksBack }: Verdict): [number, string] | null {
  const [first] = obstacles.map((one) => one.split(' ')[0] as string);
  if (!first) return asksBack ? [409, 'CONFIRMATION_REQUIRED'] : null;
  if (/^(REWORK_|REOPEN_|CORRECT_|ALREADY_)/.test(first)) return [409, 'TRANSITION_NOT_ALLOWED'];
  const ofRequest = ['REASON_REQUIRED', 'CLARIFICATION_REQUIRED', 'NOTE_REQUIRED', 'CLOSING_DATE_INVALID'];
  return [ofRequest.includes(first) ? 422 : 409, first];
}

/** No customer of the model wishes invoices. */
const invoiceUsual = ({ kind, reports }: Moment['ticket']) => kind === 'O' || reports.includes('BILLABLE');

/** Every move of the actor as the API lists it beforehand; the solution is needed only when the move is made. */
export const availableOf = (moment: Moment, who: Who, own: boolean) =>
  linesFrom(moment, who, own)
    .filter(({ to }) => to !== null)
    .map((line) => {
      const unmet = standing(moment, line).filter((one) => one !== 'STATE_FIELDS closingNote');
      const closes = line.guards.includes('G4');
      const solves = line.number === 8 && 'IC'.includes(moment.ticket.kind);
      const asks = who === 'A' && line.guards.includes('G5') && moment.ticket.invoices.length === 0;
      return {
        to: line.to,
        number: line.number,
        allowed: unmet.length === 0,
        unmet,
        needs: [
          ...(line.asks.includes('reason') ? ['reason'] : []),
          ...(line.guards.includes('G7') ? ['clarification'] : []),
          ...(closes ? ['closing'] : []),
          ...(solves ? ['solution'] : []),
        ],
        confirm: asks ? ['CLOSE_WITHOUT_INVOICE'] : [],
        questions: asks && invoiceUsual(moment.ticket) ? ['CLOSE_WITHOUT_INVOICE'] : [],
        // Later or invoiced: a linked follow-up ticket (#15).
        instead: unmet.some((one) => one.startsWith('REOPEN_')) ? 'FOLLOW_UP' : null,
        closingStates: closes ? sorted(closingChoices(moment.ticket, line)) : [],
      };
    });
