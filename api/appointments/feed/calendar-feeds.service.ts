import { createHash, randomBytes } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import { STAFF } from '../../masterdata/access.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { User } from '../../masterdata/user.entity.js';
import { permits } from '../../platform/access/permission.js';
import { calendarOf } from '../../platform/calendar-event.js';
import { clock } from '../../platform/clock.js';
import { Env, publicUrl } from '../../platform/env.js';
import { notFound } from '../../platform/http/problem.js';
import type { Condition } from '../../platform/resource/condition.js';
import { currentTenant, currentUser, recordKey, runAsTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { appointmentScope } from '../../tickets/record/ticket-scope.js';
import { AppointmentState } from '../../vocabulary/work.js';
import { eventOf } from '../appointment-mails.js';
import { Appointment } from '../record/appointment.entity.js';
import { imageOf } from '../record/appointment-image.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { CalendarFeedAddress, CalendarFeedState } from './calendar-feeds.shape.js';

const SECRET_BYTES = 24;
const DAY_MS = 24 * 3_600_000;
/** Days of a feed before and after today. */
const PAST = 60;
const AHEAD = 400;
const MOST = 2_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const ofUser = (id: string) => ({ user: { id } });

/** Addresses under which calendar programs read a user's appointments without signing in. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  state(): Promise<CalendarFeedState> {
    return this.work.read(async (em) => {
      const feed = await em.findOne(CalendarFeed, ofUser(currentUser().id as string));
      return { createdAt: feed?.createdAt ?? null, readAt: feed?.readAt ?? null };
    });
  }

  /** Creates a new address, which voids the one before. */
  open(): Promise<CalendarFeedAddress> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return this.work.write(async (em) => {
      const id = currentUser().id as string;
      await em.nativeDelete(CalendarFeed, ofUser(id));
      const user = ref(em.getReference(User, recordKey(id) as never));
      em.persist(Object.assign(new CalendarFeed(), { user, secretHash: hashOf(secret) }));
      await em.flush();
      return { url: `${publicUrl(this.env)}/services/v1/calendar-feeds/${currentTenant()}/${secret}.ics` };
    });
  }

  close(): Promise<CalendarFeedState> {
    return this.work.write(async (em) => {
      await em.nativeDelete(CalendarFeed, ofUser(currentUser().id as string));
      return { createdAt: null, readAt: null };
    });
  }

  /** The calendar of an address; 404 for an unknown address, and for one of a user who no longer works here. */
  read(tenant: string, secret: string): Promise<string> {
    return runAsTenant(tenant, () =>
      this.work.write(async (em) => {
        const feed = await em.findOne(CalendarFeed, { secretHash: hashOf(secret) }, { populate: ['user'] });
        const user = feed?.user.unwrap();
        if (!feed || !user?.active) throw notFound();
        await em.nativeUpdate(CalendarFeed, { id: feed.id }, { readAt: clock.now(), version: feed.version });
        return this.#calendarOf(em, user);
      }),
    );
  }

  async #calendarOf(em: EntityManager, user: User): Promise<string> {
    const signedIn = await signedInNow(em, user);
    const now = clock.now().getTime();
    const own = permits(STAFF, signedIn.roles) ? { person: { id: user.id } } : {};
    const within = { $gte: new Date(now - PAST * DAY_MS), $lte: new Date(now + AHEAD * DAY_MS) };
    const where = { ...own, startsAt: within, state: { $ne: AppointmentState.Cancelled } };
    const scope: Condition | undefined = appointmentScope(signedIn);
    const found = await em.find(Appointment, scope ? ({ $and: [where, scope] } as never) : where, {
      populate: ['ticket.location'],
      orderBy: { startsAt: 'asc', id: 'asc' },
      limit: MOST,
    });
    const events = found.map((appointment) =>
      eventOf(
        imageOf(appointment),
        appointment.ticket.unwrap(),
        `${publicUrl(this.env)}/issue/${appointment.ticket.unwrap().id}`,
      ),
    );
    return calendarOf(events, 'PUBLISH', (await currentSettings(em)).name);
  }
}
