import { embeddedTitles } from '../../generator/fields/embedded-titles';
import { inLanguage } from '../../model/translated-text';
import type { Ticket } from '../ticket/model/ticket';

/** Title of a record that the ticket refers to, as embedded in it; empty without one. */
export const titleOf = (ticket: Ticket, field: string, locale: string) =>
  inLanguage(embeddedTitles(ticket, field)[0]?.title, locale);
