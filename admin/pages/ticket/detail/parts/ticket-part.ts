import type { ComponentType } from 'react';
import type { Ticket } from '../../model/ticket';

/** A part of a ticket's page, one tab: what belongs to the ticket and is looked at by itself. */
export interface TicketPart {
  /** Stands in the address (`?part=tasks`), so that a hint can lead here. */
  readonly name: string;
  /** Key of the tab's text. */
  readonly label: string;
  readonly Panel: ComponentType;
  /** How many there are, shown with the text. */
  readonly counted?: 'openTasks' | 'appointments' | 'attachments' | 'reports' | 'invoices';
  /** Whether the reader has this part at all; by default everybody who sees the ticket. */
  readonly isFor?: (reader: {
    readonly isCustomer: boolean;
    readonly isAgent: boolean;
    readonly ticket: Ticket;
  }) => boolean;
  /** On a wide screen it stands beside the tabs and is none of them. */
  readonly standsBeside?: boolean;
}
