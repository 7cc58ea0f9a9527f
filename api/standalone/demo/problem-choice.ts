import { TicketType } from '../../vocabulary/ticket-type.js';
import type { Cast, Client, Player, Site } from './cast.js';
import type { Problem } from './problem.js';
import { ACCESS_PROBLEMS } from './problems/access.de.js';
import { BUILDING_PROBLEMS } from './problems/building.de.js';
import { CHANGE_PROBLEMS } from './problems/changes.de.js';
import { MAILS } from './problems/mails.js';
import { OFFICE_PROBLEMS } from './problems/office.de.js';
import type { Random } from './random.js';
import type { Step } from './stories.js';

/** Who calls about what, and where. */
export interface Choice {
  readonly problem: Problem;
  readonly client: Client;
  readonly contact: Player;
  readonly site: Site;
  readonly place: string;
  /** The customer wrote it into the portal. */
  readonly byCustomer: boolean;
}

const EVERYWHERE = [...BUILDING_PROBLEMS, ...ACCESS_PROBLEMS, ...OFFICE_PROBLEMS, ...CHANGE_PROBLEMS];

/** How often a customer calls about what is special to them. */
const SPECIAL = 0.7;

/** Steps that only the author of a ticket in the portal can take. */
const PORTAL_SHARE = 0.62;

/** Chooses among what was told least so far, so that nothing comes too often; `canWait` leaves out what is urgent. */
export function chooseProblem(
  cast: Cast,
  type: TicketType,
  first: Step,
  canWait: boolean,
  used: Map<object, number>,
  random: Random,
): Choice {
  const client = random.weighted(cast.clients, ({ script }) => script.weight);
  const languages = new Set(client.contacts.map(languageOf));
  const fits = ({ types, language, urgent }: Problem) =>
    types.includes(type) && languages.has(language) && !(canWait && urgent);
  const special = client.script.problems.filter(fits);
  const pool = type === TicketType.Unknown ? MAILS.filter(fits) : EVERYWHERE.filter(fits);
  const problem = leastUsed(special.length > 0 && random.chance(SPECIAL) ? special : pool, used, random);
  const contacts = client.contacts.filter((contact) => languageOf(contact) === problem.language);
  const contact = random.weighted(contacts, ({ account }) => (account ? 4 : 1));
  const byCustomer = first !== 'mail' && (first === 'draft' || random.chance(PORTAL_SHARE));
  return { problem, client, contact, byCustomer, ...whereOf(problem, client, random) };
}

const languageOf = ({ locale }: Player) => locale.slice(0, 2) as Problem['language'];

function leastUsed(pool: readonly Problem[], used: Map<object, number>, random: Random): Problem {
  const times = (problem: Problem) => used.get(problem) ?? 0;
  const least = Math.min(...pool.map(times));
  const problem = random.pick(pool.filter((one) => times(one) === least));
  used.set(problem, least + 1);
  return problem;
}

function whereOf({ at, where = 'room' }: Problem, { sites }: Client, random: Random): Pick<Choice, 'site' | 'place'> {
  if (!at) {
    const site = random.pick(sites);
    return { site, place: random.pick(site.script.places[where]) };
  }
  const [externalId, place] = random.pick(at).split('|') as [string, string];
  return { site: sites.find(({ script }) => script.externalId === externalId) as Site, place };
}
