import { FlushMode } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { fileStoreOf } from '../../integrations/files/file-store.js';
import { Absence } from '../../masterdata/absence.entity.js';
import { ormConfig } from '../../orm.config.js';
import { declareApplication } from '../../platform/application.js';
import { clock } from '../../platform/clock.js';
import type { Env } from '../../platform/env.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { FileStore } from '../../ports/files.js';
import { serviceDesk } from '../../service-desk.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import type { DemoTenant } from '../accounts.js';
import { addAppointments } from './appointments.js';
import { DemoAttachments } from './attachments.js';
import type { Player } from './cast.js';
import { type DemoData, readDemoData } from './data/demo-data.js';
import { DemoDesk } from './demo-desk.js';
import { DemoInvoices } from './invoices.js';
import { MasterData } from './master-data.js';
import { recordPastReminders } from './past-reminders.js';
import { addRatings } from './ratings.js';
import { DemoReports } from './reports.js';
import { demoId, Random } from './reproducible.js';
import { stepTaker } from './step-actions.js';
import { addTasks } from './tasks.js';
import { TicketPlanner } from './ticket-plan.js';
import { type Scene, TicketPlayer } from './ticket-player.js';
import { WorkTime } from './work-time.js';

/** Number of ids between two tickets, for their activities. */
const IDS_PER_TICKET = 1000;

/**
 * Reads the demo data, from another folder if one is named, and writes the records and files of the tenants.
 * @throws DataFault
 */
export async function fillTenants(env: Env, tenants: readonly DemoTenant[], folder?: string): Promise<void> {
  declareApplication(serviceDesk);
  const data = await readDemoData(folder);
  const orm = await MikroORM.init(ormConfig({ url: env.DATABASE_URL, poolSize: 2, application: 'volta-demo' }));
  try {
    const store = await fileStoreOf(env);
    for (const tenant of tenants) await fillTenant(orm, store, data, tenant);
  } finally {
    await orm.close(true);
  }
}

/** Writes the records of an empty tenant in one transaction; the same records for the same moment. */
function fillTenant(orm: MikroORM, store: FileStore, data: DemoData, tenant: DemoTenant): Promise<void> {
  const time = new WorkTime(clock.now());
  const random = new Random(tenant);
  return runAsTenant(tenant, () =>
    new UnitOfWork(orm).write(async (em) => {
      em.setFlushMode(FlushMode.COMMIT);
      const desk = new DemoDesk(em, orm, tenant);
      const cast = await new MasterData(desk, data, time, store).write();
      desk.cacheQueries();
      const tenantData = data[tenant];
      const attachments = new DemoAttachments(store, data);
      const reports = new DemoReports(desk, data.work);
      const invoices = new DemoInvoices(desk, store, reports, data.papers.invoice);
      const scene: Scene = { data, tenantData, desk, cast, random, time };
      const plans = new TicketPlanner(data, tenantData, cast, random).plan();
      const players = plans.map(
        (plan, index) => new TicketPlayer(scene, plan, `${tenant}/ticket/${index}`, index * IDS_PER_TICKET),
      );
      const take = stepTaker({ attachments, reports, invoices });
      for (const player of players) await player.play(take);
      await recordPastReminders(scene, players);
      await addRatings(scene, players);
      setActivityIds(desk, 'activity');
      await desk.flush();
      await addTasks(scene, players);
      await addAppointments(scene, players);
      await addAbsences(scene);
      setActivityIds(desk, 'task-activity');
      await desk.flush();
    }),
  );
}

/** Adds the absences of people, after tickets were assigned to them. */
async function addAbsences({ desk, cast, time, tenantData }: Scene): Promise<void> {
  for (const { username, absences } of tenantData.people) {
    for (const { from, until, deputy, body } of absences) {
      const person = cast.players.get(username) as Player;
      const period = { activeFrom: time.day(from), activeTo: time.day(until) };
      const absence = { ...body, ...period, deputy: deputy && cast.players.get(deputy)?.id };
      const id = demoId(`${desk.tenant}/absence/${username}/${from}`);
      await desk.act(person, time.ago(0), () => desk.create(Absence, id, absence));
    }
  }
}

/** Sets the ids of the new activities, in their order of creation. */
function setActivityIds({ em }: DemoDesk, name: string): void {
  const counts = new Map<string, number>();
  const activities = [...em.getUnitOfWork().getPersistStack()].filter((entity) => entity instanceof Activity);
  for (const activity of activities.sort((left, right) => (left.id < right.id ? -1 : 1))) {
    const ticket = activity.ticket.unwrap().id;
    const number = (counts.get(ticket) ?? 0) + 1;
    counts.set(ticket, number);
    activity.id = demoId(`${ticket}/${name}/${number}`, counts.size * IDS_PER_TICKET + number);
  }
}
