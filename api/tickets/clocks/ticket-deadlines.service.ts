import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { SlaClock } from '../../vocabulary/ticket.js';
import { titleOf } from '../record/ticket-title.js';
import { MOST_DEADLINES, MOST_LATE, type NextDeadline, type NextDeadlines } from './ticket-deadlines.shape.js';

/** Open tickets with a running clock, of one group or all. */
const RUNNING = `t.tenant = ? and t.state <> 'CLOSED' and t.next_target_at is not null
  and (?::uuid is null or t.assignment_group_id = ?::uuid)`;

const COUNTED = `
  select count(*)::int as running, count(*) filter (where t.next_target_at < ?)::int as overdue from ticket t where ${RUNNING}`;

const NEXT = `
  select t.id, t.identifier, left(t.customer_description, 500) as description, t.type, t.state, t.priority,
         t.next_target_clock as clock, t.next_target_at as target, c.name as customer, g.name as "group", u.name as responsible
    from ((select * from ticket t where ${RUNNING} and t.next_target_at < ?
            order by t.next_target_at desc, t.id desc limit ${MOST_LATE})
          union all
          (select * from ticket t where ${RUNNING} and t.next_target_at >= ?
            order by t.next_target_at, t.id limit ${MOST_DEADLINES - MOST_LATE})) t
    left join customer c on c.tenant = t.tenant and c.id = t.customer_id
    left join assignment_group g on g.tenant = t.tenant and g.id = t.assignment_group_id
    left join "user" u on u.tenant = t.tenant and u.id = t.responsible_id
   order by t.next_target_at, t.id`;

type Row = Omit<NextDeadline, 'title' | 'target'> & { description: string | null; target: Date; clock: SlaClock };

/** Reads the next deadlines of open tickets, behind the latest missed ones. */
@Injectable()
export class TicketDeadlinesService {
  constructor(private readonly work: UnitOfWork) {}

  next(group: string | undefined): Promise<NextDeadlines> {
    if (group !== undefined && !isRecordId(group)) throw new Problem(400, 'INVALID_VALUE', { name: 'group' });
    const groupId = group?.toLowerCase() ?? null;
    return this.work.read(async (em) => {
      const now = clock.now();
      const running = [currentTenant(), groupId, groupId];
      const [counts] = await em.execute<{ running: number; overdue: number }[]>(COUNTED, [now, ...running]);
      const rows = await em.execute<Row[]>(NEXT, [...running, now, ...running, now]);
      return {
        now: now.toISOString(),
        running: counts?.running ?? 0,
        overdue: counts?.overdue ?? 0,
        tickets: rows.map(({ description, target, ...row }) => ({
          ...row,
          title: titleOf(description),
          target: new Date(target).toISOString(),
        })),
      };
    });
  }
}
