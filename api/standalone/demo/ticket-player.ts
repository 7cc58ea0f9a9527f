import { Ticket } from '../../tickets/record/ticket.entity.js';
import type { TransitionInput } from '../../tickets/record/ticket-facts.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import { ContactChannel } from '../../vocabulary/contact-channel.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import { TicketType } from '../../vocabulary/ticket-type.js';
import type { Cast, Player, Team } from './cast.js';
import { customValuesOf } from './custom-field-script.js';
import type { DemoFiles } from './files/demo-files.js';
import { demoId } from './ids.js';
import { PHRASES } from './phrases.js';
import type { PlayedTicket, Stage } from './played-ticket.js';
import type { DemoInvoices } from './records/demo-invoices.js';
import type { DemoReports } from './records/demo-reports.js';
import type { Step } from './stories.js';
import type { TicketPlan } from './ticket-plan.js';

/** What the ticket players of a tenant share. */
export interface Scene extends Stage {
  readonly cast: Cast;
  readonly files: DemoFiles;
  readonly reports: DemoReports;
  readonly invoices: DemoInvoices;
}

/** What happens in each kind of step. */
export type StepActions = Readonly<Record<Step, (player: TicketPlayer) => Promise<unknown>>>;

/** Lets one ticket happen: each step as the person who takes it, at its moment, through the rules of the product. */
export class TicketPlayer implements PlayedTicket {
  ticket!: Ticket;
  /** Moment of the present step. */
  now!: Date;
  readonly phrases;
  readonly responsible: Player;
  readonly executor: Player;
  readonly team: Team;

  constructor(
    readonly scene: Scene,
    readonly plan: TicketPlan,
    readonly name: string,
    /** Where its ids begin. */
    private readonly order: number,
  ) {
    const { cast, random } = scene;
    const { type, problem, client } = plan;
    this.phrases = PHRASES[problem.language];
    const ours = cast.teams.filter(({ script }) => script.active !== false);
    const desks = ours.filter(({ script }) => !script.executingCompany);
    const executors = ours.filter(({ script }) => script.executingCompany);
    const cares = ({ script }: Team) => script.categories?.includes(problem.category) ?? false;
    const byType = desks.find(({ script }) => script.defaultForTypes?.includes(type)) as Team;
    const own = desks.find(({ script }) => script.name === client.script.group);
    this.team = type === TicketType.Order ? (own ?? byType) : (own ?? desks.find(cares) ?? byType);
    this.responsible = random.weighted(this.team.members, ({ account }) => (account ? 2 : 1));
    this.executor = random.pick((executors.find(cares) ?? (executors[0] as Team)).members);
  }

  async play(actions: StepActions): Promise<void> {
    const { time } = this.scene;
    for (const { step, ago } of this.plan.steps) {
      this.now = time.ago(ago);
      await actions[step](this);
    }
  }

  get isOrder(): boolean {
    return this.plan.type === TicketType.Order;
  }

  as<T>(player: Player, work: () => Promise<T>): Promise<T> {
    return this.scene.desk.act(player, this.now, work);
  }

  /** One of the phrases, or a text of the problem, as people talk here. */
  words(choice: string | readonly string[]): string {
    const text = typeof choice === 'string' ? choice : this.scene.random.pick(choice);
    return this.scene.inDialect(text.replaceAll('{ort}', this.plan.place));
  }

  say(player: Player, kind: ActivityKind, choice: string | readonly string[]): Promise<unknown> {
    const { desk } = this.scene;
    return this.as(player, () => desk.timeline.add(desk.em, this.ticket, { kind, text: this.words(choice) }));
  }

  message(player: Player, choice: string | readonly string[]): Promise<unknown> {
    const isCustomer = player === this.plan.contact;
    return this.say(player, isCustomer ? ActivityKind.MessageFromCustomer : ActivityKind.MessageFromAgent, choice);
  }

  note(player: Player, choice: string | readonly string[]): Promise<unknown> {
    return this.say(player, ActivityKind.WorkNote, choice);
  }

  move(player: Player, to: TicketState, input: TransitionInput & { resubmissionDate?: string } = {}): Promise<void> {
    const { desk } = this.scene;
    const confirmed = { ...input, confirm: ['CLOSE_WITHOUT_INVOICE'] };
    return this.as(player, () => desk.transitions.make(desk.em, this.ticket, to, confirmed));
  }

  change(player: Player, body: Readonly<Record<string, unknown>>): Promise<void> {
    return this.as(player, () => this.scene.desk.change(this.ticket, body));
  }

  /** The customer's answer lets a clarification go on that waits for it (domain #6). */
  async resumeByAnswer(): Promise<void> {
    const { desk } = this.scene;
    const { previousState } = this.ticket;
    await this.as(this.plan.contact, () =>
      desk.transitions.makeBySystem(desk.em, this.ticket, previousState as TicketState),
    );
  }

  async create(draft: boolean, type: TicketType = this.plan.type): Promise<void> {
    const { desk, random, cast } = this.scene;
    const { byCustomer, contact, client, problem, site, priority, wish } = this.plan;
    const costCenter = random.chance(0.35) ? random.pick(client.script.costCenters) : undefined;
    const body = {
      type,
      customerDescription: this.#orderText(),
      category: type === TicketType.Unknown ? undefined : cast.categories.get(problem.category),
      location: type === TicketType.Unknown ? undefined : site.record.id,
      customerPriority: byCustomer ? priority : undefined,
      priority: byCustomer ? undefined : priority,
      preferredDate: priority === 'PREFERRED_DATE' ? this.#wishedDay(wish) : undefined,
      contactPhone: site.script.phone,
      customerCostCenter: costCenter,
      customerOrderNumber: random.chance(0.2) ? `B-${Math.floor(random.between(20_000, 39_999))}` : undefined,
      draft,
      custom: customValuesOf(cast.customFields, 'tickets', { name: this.name, category: problem.category, byCustomer }),
      ...(!byCustomer && {
        customer: client.record.id,
        contactChannel: type === TicketType.Unknown ? ContactChannel.Email : this.#channel(),
        contactName: contact.name,
        contactEmail: contact.email,
      }),
    };
    const author = byCustomer ? contact : random.pick(this.#frontDesk());
    const id = demoId(this.name, this.order);
    this.ticket = await this.as(author, () => desk.create(Ticket, id, body));
  }

  #orderText(): string {
    const { problem, contact, byCustomer } = this.plan;
    const { random } = this.scene;
    const text = `${problem.title}\n${problem.text}`;
    const isLetter = !problem.types.includes(TicketType.Unknown) && random.chance(byCustomer ? 0.4 : 0.15);
    if (!isLetter) return this.words(text);
    const { greeting, goodbye } = this.phrases;
    const lines = [problem.title, random.pick(greeting), '', problem.text, '', goodbye, contact.name];
    return this.words(lines.join('\n'));
  }

  #channel(): ContactChannel {
    const { Phone, Email, ServiceDesk } = ContactChannel;
    return this.scene.random.pick([Phone, Phone, Phone, Email, Email, ServiceDesk]);
  }

  /** Who takes calls and reads mails. */
  #frontDesk(): readonly Player[] {
    const { teams } = this.scene.cast;
    return (teams.find(({ script }) => script.defaultForTypes?.includes(TicketType.Ticket)) as Team).members;
  }

  #wishedDay(wish: number | 'today'): string {
    const { time } = this.scene;
    return wish === 'today' ? time.day(0) : time.workDayAfter(this.now, wish);
  }
}
