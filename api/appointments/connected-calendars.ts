import { Injectable } from '@nestjs/common';
import { ErpConnections } from '../erp/connections/erp-connections.js';
import { User } from '../masterdata/user.entity.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { ErpError } from '../ports/erp/erp-error.js';

/** Checks connected calendars before an appointment is stored, outside of any transaction. */
@Injectable()
export class ConnectedCalendars {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
  ) {}

  /**
   * Asserts that the connected calendars accept appointments of the attendee (spec §8), who is read only if calendars are
   * connected: throws 422 PERSON_NOT_IN_CALENDAR for an attendee without a calendar, and 409 APPOINTMENTS_DISABLED without
   * the right to write. While the calendars are away, the appointment is stored and sent later.
   */
  async assertAccept(attendee: () => Promise<string | null>): Promise<void> {
    const connection = await this.connections.of('APPOINTMENT');
    if (!connection) return;
    const userId = await attendee();
    const user = userId === null ? null : await this.work.read((em) => em.findOne(User, recordKey(userId)));
    const email = user?.email;
    // The rules refuse an attendee without an address.
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
