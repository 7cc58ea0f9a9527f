import { DEFAULT_LOCALE, type Locale } from '../../vocabulary/locale.js';
import type { Ticket } from './ticket.entity.js';

/** In which the customer of a ticket is written to; its customer must be loaded. */
export const conversationLocale = ({ customer }: Ticket): Locale =>
  customer?.unwrap().correspondenceLanguage ?? DEFAULT_LOCALE;
