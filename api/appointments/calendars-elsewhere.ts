import { Injectable } from '@nestjs/common';
import { ErpConnections } from '../erp/connections/erp-connections.js';
import { User } from '../masterdata/user.entity.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { ErpError } from '../ports/erp/erp-error.js';

/** Asks the calendars elsewhere before an appointment is kept, outside of any transaction. */
@Injectable()
export class CalendarsElsewhere {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
  ) {}

  /**
   * Whether the calendars take appointments of somebody (spec §8), who is only looked up where any are connected: throws 422 PERSON_NOT_IN_CALENDAR for whom they do not
   * know, and 409 APPOINTMENTS_DISABLED where we may not write. While they do not answer, the appointment is kept and
   * sent later.
   */
  async assertTake(attendee: () => Promise<string | null>): Promise<void> {
    const connection = await this.connections.of('APPOINTMENT');
    if (!connection) return;
    const userId = await attendee();
    const user = userId === null ? null : await this.work.read((em) => em.findOne(User, recordKey(userId)));
    const email = user?.email;
    // Whoever has no address, or is not there, is refused by the rules.
    if (!user || !email) return;
    try {
      await this.connections.ask(connection, async ({ appointments }) => {
        await appointments?.placeOf({ email, username: user.username });
      });
    } catch (error) {
      if (!(error instanceof ErpError)) throw error;
      if (error.problem === 'NOT_LINKED') throw invalidField('/person', 'PERSON_NOT_IN_CALENDAR', { name: user.name });
      if (error.problem === 'FORBIDDEN') throw new Problem(409, 'APPOINTMENTS_DISABLED');
    }
  }
}
