import { addressParser } from 'postal-mime';
import { cleanText } from './clean-text.js';

/** A person in a header. */
export interface NamedAddress {
  readonly name: string;
  readonly address: string;
}

/** The author of a message, and whether From names them: mail servers verify From alone. */
export interface MessageAuthor extends NamedAddress {
  readonly isFrom: boolean;
}

const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 254;

/**
 * The addresses in a header, each once. Some mail programs do not quote a comma in a name, so that a part without an
 * address belongs to the next name. Members of a group are left out.
 */
export function addressesIn(header: string): NamedAddress[] {
  const found = new Map<string, NamedAddress>();
  let pieces: string[] = [];
  for (const { name, address, group } of addressParser(header)) {
    if (group) pieces = [];
    else if (!address?.includes('@')) pieces.push(name);
    else {
      const key = cleanText(address).slice(0, LONGEST_ADDRESS).toLowerCase();
      found.set(key, { name: nameOf([...pieces, name]), address: key });
      pieces = [];
    }
  }
  return [...found.values()];
}

/**
 * The one author of a message (RFC 5322 §3.6.2): the address in From, else the Sender; of several addresses in From the one
 * that is the Sender as well. Null for none, for several and for two headers From.
 */
export function authorOf(froms: readonly string[], senders: readonly string[]): MessageAuthor | null {
  if (froms.length > 1) return null;
  const authors = addressesIn(froms[0] ?? '');
  const [only] = authors;
  if (only && authors.length === 1) return { ...only, isFrom: true };
  const [sender, ...others] = senders.flatMap(addressesIn);
  if (!sender || others.length > 0) return null;
  if (!only) return { ...sender, isFrom: false };
  const named = authors.find(({ address }) => address === sender.address);
  return named ? { ...named, isFrom: true } : null;
}

const nameOf = (pieces: readonly string[]) =>
  cleanText(pieces.filter(Boolean).join(', ')).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).toWellFormed();
