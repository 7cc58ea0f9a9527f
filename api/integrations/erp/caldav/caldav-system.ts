import type { Env } from '../../../platform/env.js';
import type { ErpAppointments } from '../../../ports/erp/erp-appointments.js';
import type { ErpAccess, ErpSystem } from '../../../ports/erp/erp-systems.js';
import { erpHttp } from '../erp-http.js';
import { CalDavAppointments } from './caldav-appointments.js';
import { DavClient } from './dav-client.js';

/** Calendars of a CalDAV server (RFC 4791), such as Radicale, Nextcloud, SOGo or Kerio. */
export class CalDavSystem implements ErpSystem {
  readonly appointments: ErpAppointments;
  readonly #dav: DavClient;

  constructor(access: ErpAccess, env: Env, within?: AbortSignal) {
    this.#dav = new DavClient(erpHttp(access.url, env, within), access);
    this.appointments = new CalDavAppointments(this.#dav, access.calendarPath ?? '/{email}/service-desk/');
  }

  async probe(): Promise<void> {
    await this.#dav.kindsOf('');
  }
}
