import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ReportBook } from '../../reports/positions/report-book.js';
import { ReportPosition } from '../../reports/positions/report-position.entity.js';
import { ReportPositionRules } from '../../reports/positions/report-position-rules.js';
import { amountOfAll } from '../../reports/record/position-amount.js';
import { Report } from '../../reports/record/report.entity.js';
import { reportActor, takesReports } from '../../reports/record/report-access.js';
import { ReportRules } from '../../reports/report-rules.js';
import { assertReportTransition } from '../../reports/workflow/report-workflow.js';
import { idOf } from '../../tickets/record/ticket-ownership.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { ActivityKind, PositionKind, type ReportState } from '../../vocabulary/work.js';
import type { Player } from './cast.js';
import type { WorkData } from './data/ticket-data.js';
import type { DemoDesk } from './demo-desk.js';
import { fill } from './papers.js';
import { demoId } from './reproducible.js';
import type { TicketPlayer } from './ticket-player.js';

/** Numbers positions in memory: they are not in the database before the flush. */
class DemoBook extends ReportBook {
  readonly #last = new Map<string, number>();

  async isElsewhere(): Promise<boolean> {
    return false;
  }

  async changed(): Promise<boolean> {
    return false;
  }

  async assertTakes(): Promise<void> {}

  async assertTakesPosition(): Promise<void> {}

  override async nextPosition(_em: EntityManager, report: string): Promise<number> {
    const number = (this.#last.get(report) ?? 0) + 10;
    this.#last.set(report, number);
    return number;
  }
}

const sumOf = ({ report, positions }: { report: Report; positions: readonly ReportPosition[] }) => ({
  state: report.state,
  amount: amountOfAll(positions) / 100,
});

/** Number of ids between two reports, for their positions. */
const IDS_PER_REPORT = 20;

/** Adds reports and moves them, by the rules of the product. */
export class DemoReports {
  readonly #reports = new Map<string, { readonly report: Report; readonly positions: ReportPosition[] }[]>();
  #count = 0;

  constructor(
    private readonly desk: DemoDesk,
    private readonly work: WorkData,
  ) {
    const book = new DemoBook();
    // The numbers of the demo data exist, and the demo removes no reports.
    const unused = undefined as never;
    desk.register(Report, new ReportRules(book, desk.timeline, unused, unused, unused));
    desk.register(ReportPosition, new ReportPositionRules(book, desk.linked, unused));
    desk.linked.add((ticket) => ({ reports: this.#of(ticket).map(sumOf) }));
  }

  /** Adds a report with its positions to the ticket. */
  async write(player: TicketPlayer, by: Player): Promise<void> {
    const { desk } = this;
    this.#count += 1;
    const first = this.#count * IDS_PER_REPORT;
    const name = `${player.name}/report/${this.#count}`;
    const day = player.scene.time.dayOf(player.now);
    const positions: ReportPosition[] = [];
    await player.as(by, async () => {
      const own = Object.assign(new Report(), { ticket: ref(player.ticket) });
      const body = { executionDate: day, executionTime: player.scene.random.pick(['07:30', '09:00', '13:15']) };
      const report = await desk.create(Report, demoId(name, first), body, own);
      for (const [index, { price: unitPrice, ...line }] of this.#linesOf(player, by, day).entries()) {
        const position = Object.assign(new ReportPosition(), { report: ref(report), unitPrice });
        const id = demoId(`${name}/${index}`, first + index + 1);
        positions.push(await desk.create(ReportPosition, id, line, position));
      }
      this.#reports.set(player.ticket.id, [...this.#of(player.ticket.id), { report, positions }]);
    });
  }

  /** Changes the state of all reports of the ticket. */
  move(player: TicketPlayer, by: Player, to: ReportState): Promise<void> {
    return player.as(by, async () => {
      for (const { report, positions } of this.#of(player.ticket.id)) {
        const actor = reportActor(report, player.ticket);
        if (!actor) throw new Error(`${by.name} has no part in the reports of ${player.name}`);
        const { state: from, executionDate } = report;
        const facts = {
          state: from,
          positions: positions.length,
          executionDate,
          serviceTechnician: idOf(report.serviceTechnician),
          ticketTakesReports: takesReports(player.ticket),
        };
        assertReportTransition(facts, to, actor, null);
        report.state = to;
        report.touch();
        const changes = [{ field: 'state', from, to }];
        const entry = { kind: ActivityKind.ReportChanged, text: report.identifier, changes };
        logActivity(this.desk.em, player.ticket, entry);
      }
    });
  }

  /** The positions of a report: the way, the work itself, and often some material. */
  #linesOf(player: TicketPlayer, by: Player, day: string) {
    const { random } = player.scene;
    const { problem } = player.plan;
    const { travel, labour, material, otherMaterial } = this.work;
    const task = player
      .words(problem.order ?? problem.title)
      .split(/(?<=[.!?])\s/)[0]!
      .slice(0, 500);
    const work = [travel, { ...labour, timesheetRelevant: true }].map(({ quantities, ...line }) => ({
      ...line,
      kind: PositionKind.Work,
      description: fill(line.description, { task }),
      quantity: random.pick(quantities),
      employee: by.id,
      timeBookingDate: day,
    }));
    const used = random.chance(0.75) ? [random.pick(material.get(problem.category) ?? otherMaterial)] : [];
    return [...work, ...used.map((line) => ({ ...line, kind: PositionKind.Material }))];
  }

  /** Positions of all reports of the ticket. */
  positionsOf(ticket: string): readonly Pick<ReportPosition, 'description' | 'quantity' | 'unitPrice'>[] {
    return this.#of(ticket).flatMap(({ positions }) => positions);
  }

  #of = (ticket: string) => this.#reports.get(ticket) ?? [];
}
