import { FlushMode } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Absence } from '../../masterdata/absence.entity.js';
import { clock } from '../../platform/clock.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { FileStore } from '../../ports/files.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import type { DemoTenant } from '../accounts.js';
import type { Player } from './cast.js';
import { DemoDesk } from './demo-desk.js';
import { DemoFiles } from './files/demo-files.js';
import { demoId } from './ids.js';
import { MasterData } from './master-data.js';
import { Random } from './random.js';
import { DemoInvoices } from './records/demo-invoices.js';
import { DemoReports } from './records/demo-reports.js';
import { stepActions } from './step-actions.js';
import { giveTasks } from './tasks.js';
import type { TenantScript } from './tenant-script.js';
import { ALPINA } from './tenants/alpina.js';
import { NORDWIND } from './tenants/nordwind.js';
import { planTickets } from './ticket-plan.js';
import { type Scene, TicketPlayer } from './ticket-player.js';
import { WorkTime } from './work-time.js';

const SCRIPTS: Readonly<Record<DemoTenant, TenantScript>> = { alpina: ALPINA, nordwind: NORDWIND };

/** Room for the activities of a ticket between its id and the next one. */
const IDS_PER_TICKET = 1000;

/** Writes the demo data of an empty tenant in one transaction; the same for the same moment. */
export function writeDemoData(orm: MikroORM, store: FileStore, tenant: DemoTenant): Promise<void> {
  const script = SCRIPTS[tenant];
  const time = new WorkTime(clock.now());
  const random = new Random(tenant);
  return runAsTenant(tenant, () =>
    new UnitOfWork(orm).write(async (em) => {
      em.setFlushMode(FlushMode.COMMIT);
      const desk = new DemoDesk(em, orm, tenant);
      const cast = await new MasterData(desk, script, time, store).write();
      desk.lookUpOnce();
      const files = new DemoFiles(store);
      const reports = new DemoReports(desk);
      const invoices = new DemoInvoices(desk, store, reports);
      const scene: Scene = { desk, cast, random, time, files, reports, invoices, inDialect: dialectOf(script) };
      const plans = planTickets(cast, random);
      const players = plans.map(
        (plan, at) => new TicketPlayer(scene, plan, `${tenant}/ticket/${at}`, at * IDS_PER_TICKET),
      );
      for (const player of players) await player.play(stepActions);
      nameActivities(desk, 'activity');
      await desk.flush();
      await giveTasks(players, tenant);
      await sendAway(scene, script);
      nameActivities(desk, 'task-activity');
      await desk.flush();
    }),
  );
}

/** Enters who is away, after everything was assigned. */
async function sendAway({ desk, cast, time }: Scene, { tenant, absences }: TenantScript): Promise<void> {
  for (const { who, from, until, deputy, note } of absences) {
    const person = cast.players.get(who) as Player;
    const period = { activeFrom: time.day(from), activeTo: time.day(until) };
    const body = { ...period, deputy: deputy && cast.players.get(deputy)?.id, note };
    const id = demoId(`${tenant}/absence/${who}/${from}`);
    await desk.act(person, time.ago(0), () => desk.create(Absence, id, body));
  }
}

/** Gives the new activities ids in the order in which they happened. */
function nameActivities({ em }: DemoDesk, name: string): void {
  const told = new Map<string, number>();
  const activities = [...em.getUnitOfWork().getPersistStack()].filter((entity) => entity instanceof Activity);
  for (const entity of activities.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const ticket = entity.ticket.unwrap().id;
    const number = (told.get(ticket) ?? 0) + 1;
    told.set(ticket, number);
    entity.id = demoId(`${ticket}/${name}/${number}`, told.size * IDS_PER_TICKET + number);
  }
}

/** Says German as it is said in the tenant's place. */
const dialectOf =
  ({ dialect = [] }: TenantScript) =>
  (text: string) =>
    dialect.reduce((said, [word, local]) => said.replaceAll(word, local), text);
