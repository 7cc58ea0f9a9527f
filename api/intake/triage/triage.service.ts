import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Customer } from '../../customers/record/customer.entity.js';
import { ownDomainOf } from '../../customers/record/customer-domain.js';
import { Location } from '../../customers/record/location.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { idOf } from '../../tickets/record/ticket-ownership.js';
import { ticketScope } from '../../tickets/record/ticket-scope.js';
import { TicketType } from '../../vocabulary/ticket.js';
import { type EarlierTicket, earlierTickets, type PossibleCustomer, possibleCustomers } from './possible-customers.js';
import { SUGGESTED_BECAUSE, type SuggestedBecause, type TriageSuggestion } from './triage.shape.js';

const MOST_PROPOSALS = 3;
const EXCERPT = 280;

/** Beginnings of words in the four languages that suggest a type; the first matching type counts. */
const WORDS: readonly (readonly [TicketType, RegExp])[] = [
  [
    TicketType.Incident,
    /(?<!\p{L})(?:störung|defekt|kaputt|ausfall|ausgefallen|notfall|leck|undicht|panne|dérangement|défaut|fuite|guast|rott[oa]|avaria|perdita|broken|outage|leak|not working|down|alarm)/iu,
  ],
  [
    TicketType.Change,
    /(?<!\p{L})(?:änderung|umbau|anpassung|modification|changement|modifica|change request|adaptation)/iu,
  ],
  [TicketType.Order, /(?<!\p{L})(?:bestell|auftrag|commande|ordine|ordinazione|order|purchase)/iu],
];

/** The type that the words of a request suggest; else a plain ticket. */
const typeOfWords = (text: string): TicketType => WORDS.find(([, words]) => words.test(text))?.[0] ?? TicketType.Ticket;

/** The loaded records for proposals. */
interface Candidates {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly sites: readonly Location[];
  readonly categories: readonly Category[];
  readonly people: readonly PossibleCustomer[];
  readonly earlier: readonly EarlierTicket[];
}

/** Suggests customers, types and categories for untyped tickets. */
@Injectable()
export class TriageService {
  constructor(private readonly work: UnitOfWork) {}

  /** The suggestions; typed tickets, and tickets out of reach, are left out. */
  suggest(ids: readonly string[]): Promise<TriageSuggestion[]> {
    return this.work.read(async (em) => {
      const untyped = { id: { $in: [...ids] }, type: TicketType.Unknown };
      const tickets = await em.find(Ticket, { $and: [untyped, ticketScope(currentUser()) ?? {}] } as never);
      const candidates = await loadCandidates(em, tickets);
      return tickets.map((ticket) => suggestionOf(ticket, candidates));
    });
  }
}

const addressOf = ({ contactEmail }: Ticket) => contactEmail?.toLowerCase() ?? '';

async function loadCandidates(em: EntityManager, tickets: readonly Ticket[]): Promise<Candidates> {
  const addresses = [...new Set(tickets.map(addressOf).filter(Boolean))];
  const people = await possibleCustomers(em, addresses);
  const earlier = await earlierTickets(em, addresses);
  const named = [...people, ...earlier]
    .map(({ customer }) => customer)
    .concat(tickets.map((ticket) => idOf(ticket.customer)));
  const ids = [...new Set(named.filter((id) => id !== null))];
  const customers = await em.find(Customer, { id: { $in: ids } });
  const sites = await em.find(Location, { customer: { id: { $in: ids } } }, { limit: 1_000 });
  const categories = await em.find(Category, { active: true }, { limit: 500 });
  return {
    customers: new Map(customers.map((customer) => [customer.id, customer])),
    sites,
    categories,
    people,
    earlier,
  };
}

function suggestionOf(ticket: Ticket, candidates: Candidates): TriageSuggestion {
  const address = addressOf(ticket);
  const text = ticket.customerDescription ?? '';
  const [subject = '', ...lines] = text.split('\n');
  const domain = ownDomainOf(address);
  const isTaken = candidates.people.some((person) => person.address === address && person.because === 'DOMAIN');
  return {
    ticket: ticket.id,
    sender: ticket.contactEmail,
    senderName: ticket.contactName,
    subject: subject || null,
    excerpt: lines.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, EXCERPT).toWellFormed(),
    domain: isTaken ? null : domain,
    proposals: customersOf(ticket, candidates)
      .slice(0, MOST_PROPOSALS)
      .map(({ customer, because }) => proposalOf(customer, because, text, address, candidates)),
  };
}

/** The possible customers, each once by its best reason; the customer of the ticket alone if it has one. */
function customersOf(ticket: Ticket, { people, earlier }: Candidates) {
  const own = idOf(ticket.customer);
  if (own) return [{ customer: own, because: 'KNOWN' as SuggestedBecause }];
  const address = addressOf(ticket);
  const before = earlier.flatMap(({ address, customer }) =>
    customer ? [{ address, customer, because: 'EARLIER' as SuggestedBecause }] : [],
  );
  const all = [...people, ...before]
    .filter((candidate) => candidate.address === address)
    .sort((left, right) => SUGGESTED_BECAUSE.indexOf(left.because) - SUGGESTED_BECAUSE.indexOf(right.because));
  return all.filter(({ customer }, at) => all.findIndex((candidate) => candidate.customer === customer) === at);
}

function proposalOf(
  id: string,
  because: SuggestedBecause,
  text: string,
  address: string,
  { customers, sites: allSites, categories, earlier }: Candidates,
): object {
  const before = earlier.filter((ticket) => ticket.address === address && ticket.customer === id);
  const typeByWords = typeOfWords(text);
  const type = typeByWords === TicketType.Ticket ? (before[0]?.type ?? typeByWords) : typeByWords;
  const usual = before.find((ticket) => ticket.type === type && ticket.category)?.category;
  const category = categoryIn(text, categories) ?? categories.find((category) => category.id === usual);
  const sites = allSites.filter((site) => idOf(site.customer) === id);
  const customer = customers.get(id);
  return {
    customer: { id, title: customer?.name ?? '' },
    type,
    because,
    category: category ? { id: category.id, title: category.name } : null,
    location: sites.length === 1 ? { id: sites[0]?.id, title: sites[0]?.name } : null,
  };
}

/** The category whose name the text contains, in any language. */
function categoryIn(text: string, categories: readonly Category[]): Category | undefined {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return categories.find(({ name: texts }) =>
    Object.values(texts).some((name) => {
      const parts =
        String(name ?? '')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [];
      return parts.length > 0 && parts.every((part) => words.has(part));
    }),
  );
}
