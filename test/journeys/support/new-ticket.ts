import type { Page } from '@playwright/test';
import { apiAs, type Json } from './api.js';

/** The request of the customer of such a ticket: paragraphs, and a line of its own within one. */
export const REQUEST = [
  'Guten Tag',
  'Seit gestern Abend bleibt die Heizung im ganzen Werk Nord kalt. Betroffen sind Büro, Garderobe und Montagehalle.',
  'Die Anzeige am Brenner meldet «Störung 4». Zurückgesetzt haben wir sie zweimal, ohne Erfolg.',
  'Freundliche Grüsse\nSandra Keller',
].join('\n\n');

/** A submitted ticket of ACME without a responsible person, created by the account; given fields replace the usual values. */
export async function newTicket(page: Page, given: object = {}, account = 'alpina-agent'): Promise<Json> {
  const call = apiAs(page, account);
  const [customer] = (await call('get', `customers?filter=${encodeURIComponent('{"code":"ACME"}')}`)) as Json[];
  const [category] = (await call('get', 'categories?range=[0,0]')) as Json[];
  const data = {
    type: 'TICKET',
    customer: customer?.id,
    category: category?.id,
    customerDescription: REQUEST,
    contactName: 'Sandra Keller',
    contactPhone: '+41 52 555 14 00',
    priority: 'NORMAL',
    ...given,
  };
  return call('post', 'tickets', { data });
}

/** Such a ticket with the agent as the responsible person. */
export async function ownTicket(page: Page, given: object = {}): Promise<Json> {
  const { id: responsible } = await apiAs(page, 'alpina-agent')('get', 'me');
  return newTicket(page, { responsible, ...given });
}
