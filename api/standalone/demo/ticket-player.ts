import { Problem } from '../../platform/http/problem.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import type { TransitionInput } from '../../tickets/record/ticket-facts.js';
import { ContactChannel, type TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Cast, Player, Team } from './cast.js';
import { customValuesOf } from './custom-values.js';
import { DataFault } from './data/data-reader.js';
import type { DemoData } from './data/demo-data.js';
import type { TenantData } from './data/tenant-data.js';
import { type Actor, type StepData, TranslatedWords, type Words } from './data/ticket-data.js';
import type { DemoDesk } from './demo-desk.js';
import { demoId, type Random } from './reproducible.js';
import type { TicketPlan } from './ticket-plan.js';
import type { WorkTime } from './work-time.js';

/** The data and services of the ticket players of a tenant. */
export interface Scene {
  readonly data: DemoData;
  readonly tenantData: TenantData;
  readonly desk: DemoDesk;
  readonly cast: Cast;
  readonly random: Random;
  readonly time: WorkTime;
}

/** Plays a step in the life of a ticket. */
export type TakeStep = (player: TicketPlayer, step: StepData) => Promise<void>;

/** Plays the steps of one ticket, each as its actor and at its moment, by the rules of the product. */
export class TicketPlayer {
  ticket!: Ticket;
  /** Moment of the present step. */
  now!: Date;
  readonly responsible: Player;
  readonly executor: Player;
  readonly team: Team;

  constructor(
    readonly scene: Scene,
    readonly plan: TicketPlan,
    readonly name: string,
    /** Order of the ticket's id. */
    private readonly order: number,
  ) {
    const { cast, random } = scene;
    const { type, problem, client } = plan;
    const active = cast.teams.filter(({ data }) => data.active);
    const desks = active.filter(({ data }) => !data.executingCompany);
    const executors = active.filter(({ data }) => data.executingCompany);
    const hasCategory = ({ data }: Team) => data.categories.includes(problem.category);
    const byType = desks.find(({ data }) => data.defaultForTypes.includes(type))!;
    const own = desks.find(({ data }) => data.name === client.data.group);
    this.team = type === TicketType.Order ? (own ?? byType) : (own ?? desks.find(hasCategory) ?? byType);
    this.responsible = random.weighted(this.team.members, ({ account }) => (account ? 2 : 1));
    this.executor = random.pick((executors.find(hasCategory) ?? executors[0]!).members);
  }

  async play(take: TakeStep): Promise<void> {
    for (const { name, step, ago } of this.plan.steps) {
      this.now = this.scene.time.ago(ago);
      await take(this, step).catch((error) => {
        throw error instanceof Problem ? this.#refusal(name, error) : error;
      });
    }
  }

  get isOrder(): boolean {
    return this.plan.type === TicketType.Order;
  }

  actor(actor: Actor): Player {
    if (actor === 'contact') return this.plan.contact;
    return actor === 'executor' || (actor === 'worker' && this.isOrder) ? this.executor : this.responsible;
  }

  as<T>(player: Player, work: () => Promise<T>): Promise<T> {
    return this.scene.desk.act(player, this.now, work);
  }

  /** The text of a phrase, or a text of the problem, by its name. */
  phrase(name: string): string {
    return this.words(this.#draw(name));
  }

  /** A text with the place of the ticket and the tenant's own words. */
  words(text: string): string {
    let words = text.replaceAll('{ort}', this.plan.place);
    for (const [word, local] of this.scene.tenantData.tenant.dialect) words = words.replaceAll(word, local);
    return words;
  }

  /** Adds a message by the name of its phrase, with its effects; a message of the contact is the customer's. */
  async message(player: Player, name: string): Promise<void> {
    const { desk } = this.scene;
    const isCustomer = player === this.plan.contact;
    await this.#add(player, isCustomer ? ActivityKind.MessageFromCustomer : ActivityKind.MessageFromAgent, name);
    await this.as(player, () => desk.messages.follow(desk.em, this.ticket, undefined, true));
  }

  note(player: Player, name: string): Promise<unknown> {
    return this.#add(player, ActivityKind.WorkNote, name);
  }

  move(player: Player, to: TicketState, input: TransitionInput & { resubmissionDate?: string } = {}): Promise<void> {
    const { desk } = this.scene;
    const confirmed = { ...input, confirm: ['CLOSE_WITHOUT_INVOICE'] };
    return this.as(player, () => desk.transitions.make(desk.em, this.ticket, to, confirmed));
  }

  /** Changes fields of the ticket as its responsible. */
  change(body: Readonly<Record<string, unknown>>): Promise<void> {
    return this.as(this.responsible, () => this.scene.desk.change(this.ticket, body));
  }

  async create(draft: boolean, type: TicketType = this.plan.type): Promise<void> {
    const { desk, random, cast, tenantData } = this.scene;
    const { byCustomer, contact, client, problem, site, priority } = this.plan;
    const { category } = problem;
    const isTyped = type !== TicketType.Unknown;
    const costCenter = random.chance(0.35) ? random.pick(client.data.costCenters) : undefined;
    const body = {
      type,
      customerDescription: this.#orderText(),
      category: isTyped ? cast.categories.get(category) : undefined,
      location: isTyped ? site.record.id : undefined,
      asset: isTyped ? site.assets.get(category) : undefined,
      customerPriority: byCustomer ? priority : undefined,
      priority: byCustomer ? undefined : priority,
      preferredDate: priority === 'PREFERRED_DATE' ? this.#wishedDay() : undefined,
      contactPhone: site.data.phone,
      customerCostCenter: costCenter,
      customerOrderNumber: random.chance(0.2) ? `B-${Math.floor(random.between(20_000, 39_999))}` : undefined,
      draft,
      custom: customValuesOf(tenantData.fields, 'tickets', { name: this.name, category, byCustomer }),
      ...(!byCustomer && {
        customer: client.record.id,
        contactChannel: isTyped ? this.#channel() : ContactChannel.Email,
        contactName: contact.name,
        contactEmail: contact.email,
      }),
    };
    const author = byCustomer ? contact : random.pick(this.#frontDesk());
    const id = demoId(this.name, this.order);
    this.ticket = await this.as(author, () => desk.create(Ticket, id, body));
  }

  #add(player: Player, kind: ActivityKind, name: string): Promise<unknown> {
    const { desk } = this.scene;
    return this.as(player, () => desk.timeline.add(desk.em, this.ticket, { kind, text: this.phrase(name) }));
  }

  #draw(name: string): string {
    const { problem } = this.plan;
    const phrase = this.scene.data.phrases.get(name) ?? (problem as unknown as Record<string, Words>)[name] ?? '';
    const words = phrase instanceof TranslatedWords ? phrase[problem.language] : phrase;
    return typeof words === 'string' ? words : this.scene.random.pick(words);
  }

  #orderText(): string {
    const { problem, contact, byCustomer } = this.plan;
    const isMail = problem.types.includes(TicketType.Unknown);
    const isLetter = !isMail && this.scene.random.chance(byCustomer ? 0.4 : 0.15);
    if (!isLetter) return this.words(`${problem.title}\n${problem.text}`);
    const lines = [problem.title, this.#draw('greeting'), '', problem.text, '', this.#draw('goodbye'), contact.name];
    return this.words(lines.join('\n'));
  }

  #channel(): ContactChannel {
    const { Phone, Email, ServiceDesk } = ContactChannel;
    return this.scene.random.pick([Phone, Phone, Phone, Email, Email, ServiceDesk]);
  }

  /** The agents who take calls and read mails. */
  #frontDesk(): readonly Player[] {
    const { teams } = this.scene.cast;
    return teams.find(({ data }) => data.defaultForTypes.includes(TicketType.Ticket))!.members;
  }

  #wishedDay(): string {
    const { time } = this.scene;
    const { wish } = this.plan;
    return wish === 'today' ? time.day(0) : time.workDayAfter(this.now, wish);
  }

  #refusal(step: string, problem: Problem): DataFault {
    const { type, steps } = this.plan;
    const story = steps.map(({ name }) => name).join(' ');
    return DataFault.of(
      problem,
      `demo/stories.json: "${step}" in "${story}", for ${type} "${this.plan.problem.title}",`,
    );
  }
}
