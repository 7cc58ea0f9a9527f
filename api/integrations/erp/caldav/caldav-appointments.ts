import type { CalendarOwner, ErpAppointment, ErpAppointments } from '../../../ports/erp/erp-appointments.js';
import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpChanges, VersionedRecord } from '../../../ports/erp/erp-store.js';
import type { DavClient } from './dav-client.js';
import { appointmentIn, calendarTextOf } from './event-text.js';

const [OK, CREATED, NO_CONTENT, NOT_FOUND, GONE] = [200, 201, 204, 404, 410];
const CALENDAR_TYPE = { 'content-type': 'text/calendar; charset=utf-8' };
const EXTENSION = '.ics';
/** Problems by which a server refuses an expired token (RFC 6578, valid-sync-token). */
const TOKEN_REFUSED = ['FORBIDDEN', 'CONFLICT', 'REJECTED', 'NOT_FOUND'];

/** Appointments as objects of calendars: the key is name and UID, the version the ETag. */
export class CalDavAppointments implements ErpAppointments {
  constructor(
    private readonly dav: DavClient,
    /** The path of a user's calendar with the placeholders `{email}`, `{username}` and `{name}`. */
    private readonly pattern: string,
  ) {}

  /** The path of a user's calendar, which is created if only it is missing. Throws NOT_LINKED for an unknown user. */
  async placeOf({ email, username }: CalendarOwner): Promise<string> {
    const own: Readonly<Record<string, string>> = { email, username, name: email.split('@', 1)[0] as string };
    const filled = this.pattern.replaceAll(/\{(email|username|name)\}/g, (_all, name: string) =>
      encodeURIComponent(own[name] as string),
    );
    const place = `${filled.replace(/\/*$/, '')}/`;
    const kinds = await this.#kindsOf(place);
    if (!kinds) await this.#make(place);
    else if (!kinds.includes('calendar')) throw new ErpError('MISCONFIGURED', 'NOT_APPLIED', { reason: place });
    return place;
  }

  async read(place: string, key: string): Promise<VersionedRecord<ErpAppointment> | null> {
    const { status, headers, text } = await this.dav.ask('GET', pathOf(place, key), [OK, NOT_FOUND, GONE]);
    if (status !== OK) return null;
    const version = headers.get('etag');
    if (!version) throw new ErpError('PROTOCOL', 'NOT_APPLIED', { reason: 'ETag' });
    return { version, value: appointmentIn(text) };
  }

  async write(place: string, key: string, value: ErpAppointment, version: string | null): Promise<void> {
    const expected: Record<string, string> = version === null ? { 'if-none-match': '*' } : { 'if-match': version };
    const headers = { ...CALENDAR_TYPE, ...expected };
    const body = calendarTextOf(key, value);
    await this.dav.ask('PUT', pathOf(place, key), [OK, CREATED, NO_CONTENT], { headers, body });
  }

  async remove(place: string, key: string, version: string): Promise<void> {
    const headers = { 'if-match': version };
    await this.dav.ask('DELETE', pathOf(place, key), [OK, NO_CONTENT, NOT_FOUND, GONE], { headers });
  }

  async changes(place: string, cursor: string | null): Promise<ErpChanges> {
    try {
      const { token, entries } = await this.dav.changes(place, cursor);
      return { cursor: token, keys: cursor === null ? [] : entries.flatMap(({ href }) => keyIn(href)) };
    } catch (error) {
      const isForgotten = cursor !== null && error instanceof ErpError && TOKEN_REFUSED.includes(error.problem);
      if (!isForgotten) throw error;
      return { cursor: (await this.dav.changes(place, null)).token, keys: null };
    }
  }

  async versions(place: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const base = new URL(this.dav.addressOf(place)).pathname;
    const entries = await this.dav.versions(
      place,
      keys.map((key) => pathOf(base, key)),
    );
    const found = entries.filter(({ props }) => props.getetag);
    return new Map(found.flatMap(({ href, props }) => keyIn(href).map((key) => [key, String(props.getetag)] as const)));
  }

  /** The kinds of a collection; null if there is none. */
  async #kindsOf(path: string): Promise<readonly string[] | null> {
    return this.dav.kindsOf(path).catch((error: unknown) => {
      if (error instanceof ErpError && error.problem === 'NOT_FOUND') return null;
      throw error;
    });
  }

  async #make(place: string): Promise<void> {
    const above = place.replace(/[^/]+\/$/, '');
    if (above === place || !(await this.#kindsOf(above))) throw new ErpError('NOT_LINKED', 'NOT_APPLIED');
    await this.dav.ask('MKCALENDAR', place, [OK, CREATED]).catch(async (error: unknown) => {
      // A concurrent request has created the calendar.
      if (!(await this.#kindsOf(place))) throw error;
    });
  }
}

const pathOf = (place: string, key: string) => `${place}${encodeURIComponent(key)}${EXTENSION}`;

/** The key of an object by its address; an empty list for the calendar itself. */
function keyIn(href: string): string[] {
  const name = href.split('/').at(-1) ?? '';
  if (!name.endsWith(EXTENSION)) return [];
  try {
    return [decodeURIComponent(name.slice(0, -EXTENSION.length))];
  } catch {
    // The name is not one of ours.
    return [];
  }
}
