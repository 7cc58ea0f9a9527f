import { TicketType } from '../../vocabulary/ticket.js';

/** Beginnings of words, in the four languages, by which people tell what they want; the first type that is met counts. */
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

/** The type that the words of a request speak of; a plain ticket where they speak of none. */
export const typeOfWords = (text: string): TicketType =>
  WORDS.find(([, words]) => words.test(text))?.[0] ?? TicketType.Ticket;
