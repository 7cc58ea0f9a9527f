import type { ComponentType } from 'react';
import type { Ticket } from '../../model/ticket';

/** One tab of a ticket's page, with records that belong to the ticket. */
export interface TicketPart {
  /** Name in the address (`?part=tasks`), so that a hint can link to the tab. */
  readonly name: string;
  /** Key of the tab's text. */
  readonly label: string;
  readonly Panel: ComponentType;
  /** Number shown with the label of the tab. */
  readonly counted?: 'openTasks' | 'appointments' | 'attachments' | 'reports' | 'invoices';
  /** Whether the tab is shown to the reader; by default to all who see the ticket. */
  readonly isFor?: (reader: {
    readonly isCustomer: boolean;
    readonly isAgent: boolean;
    readonly ticket: Ticket;
  }) => boolean;
  /** On a wide screen the part stands beside the tabs instead of among them. */
  readonly standsBeside?: boolean;
}
