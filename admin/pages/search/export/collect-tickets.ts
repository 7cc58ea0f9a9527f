import { apiAddress, apiAnswer, readJson } from '../../../providers/http';
import { TICKETS, type Ticket } from '../../ticket/model/ticket';

/** Most rows that the API gives in one answer (contract, dialect). */
const PAGE = 200;

/** What is to be collected, in the words of the dialect. */
export interface Collection {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  embed?: string[];
}

/** Collects all tickets page by page along `Link: rel="next"`, telling after each how many there are so far. */
export async function collectTickets(
  { filter, sort, embed }: Collection,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Ticket[]> {
  const found: Ticket[] = [];
  let address: string | undefined = apiAddress(TICKETS.path, {
    filter,
    sort,
    embed,
    range: [0, PAGE - 1],
    count: 'none',
  });
  while (address) {
    const answer: Response = await apiAnswer(address, { signal });
    found.push(...(await readJson<Ticket[]>(answer)));
    onProgress(found.length);
    address = nextOf(answer.headers.get('link'));
  }
  return found;
}

/** The address of the next page in a Link header (RFC 8288), if there is one. */
export function nextOf(header: string | null): string | undefined {
  const links = header?.matchAll(/<([^>]*)>\s*;([^,<]*)/g) ?? [];
  for (const [, address, parameters = ''] of links) if (/\brel="?next\b/.test(parameters)) return address;
  return undefined;
}
