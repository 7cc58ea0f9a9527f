import { DEFAULT_LOCALE, type Locale } from '../../vocabulary/locale.js';
import type { Ticket } from './ticket.entity.js';

/** The language of messages to the ticket's customer, which must be loaded. */
export const conversationLocale = ({ customer }: Ticket): Locale =>
  customer?.unwrap().correspondenceLanguage ?? DEFAULT_LOCALE;
