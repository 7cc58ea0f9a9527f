/// <reference types="jest" />
import { paused, started, workedMinutes, workedMs } from '../../admin/pages/my-day/work-time';
import {
  correctionOf,
  nextOf,
  type OutboxEntry,
  referenceTo,
  resolved,
} from '../../admin/providers/offline/outbox-entry';

const key = (digit: number) => `0191a0b0-0000-4000-8000-00000000000${digit}`;
const entry = (seq: number, given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  seq,
  key: key(seq),
  method: 'POST',
  path: 'tickets/1/check-in',
  subject: 'one',
  label: 'field.entry.checkIn',
  enteredAt: '2026-11-23T08:00:00.000Z',
  ...given,
});
const refusal = { message: 'no', status: 409, problem: {} };

describe('what was entered without a network', () => {
  it('is sent in the order of entry', () => {
    expect(nextOf([entry(1), entry(2)])?.seq).toBe(1);
    expect(nextOf([])).toBeUndefined();
  });

  it('waits behind what was refused of the same order, and of no other', () => {
    expect(nextOf([entry(1, { refusal }), entry(2), entry(3, { subject: 'two' })])?.seq).toBe(3);
    expect(nextOf([entry(1, { refusal }), entry(2)])).toBeUndefined();
  });

  it('waits for the record that it needs, and so does what needs it in turn', () => {
    const report = entry(1, { subject: 'report', refusal });
    const position = entry(2, { subject: 'two', path: `reports/${referenceTo(key(1))}/positions` });
    const named = entry(3, { subject: 'three', body: { report: referenceTo(key(2)) } });
    expect(nextOf([report, position, named])).toBeUndefined();
    expect(nextOf([position, named])?.seq).toBe(2);
  });

  it('is sent with the ids and versions that the server has given, and otherwise as it was entered', () => {
    const made = new Map([[key(1), { id: 'R-1', version: 3 }]]);
    const change = entry(2, {
      path: `reports/@${key(1)}`,
      body: { remarks: `@${key(9)} «@all»` },
      version: `@${key(1)}`,
    });
    expect(resolved(change, made)).toEqual({
      path: 'reports/R-1',
      body: { remarks: `@${key(9)} «@all»` },
      version: 3,
    });
  });
});

describe('a time that the server has refused as being in the future', () => {
  const ahead = (field: string, code: string, value: string) =>
    entry(1, {
      body: { note: 'x', [field]: value },
      refusal: { message: '', status: 422, problem: { errors: [{ pointer: `/${field}`, code }] } },
    });

  it('is proposed anew, at the latest now, and leaves the rest of the entry', () => {
    const correction = correctionOf(ahead('deviceTime', 'DEVICE_TIME_AHEAD', '2099-01-01T08:00:00.000Z'));
    expect(Date.parse(correction?.value ?? '')).toBeLessThanOrEqual(Date.now());
    expect(correction?.body).toEqual({ note: 'x', deviceTime: correction?.value });
  });

  it('is the present day for a day', () => {
    const correction = correctionOf(ahead('timeBookingDate', 'DAY_AHEAD', '2099-01-01'));
    expect(correction?.value).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(correction?.value).not.toBe('2099-01-01');
  });

  it('is no matter of other refusals', () => {
    expect(correctionOf(ahead('text', 'REQUIRED', ''))).toBeUndefined();
    expect(correctionOf(entry(1, { refusal }))).toBeUndefined();
  });
});

describe('working time', () => {
  const MINUTE = 60_000;
  it('counts what lies between pauses, in whole minutes', () => {
    const work = started(paused(started([], 0), 10 * MINUTE), 30 * MINUTE);
    expect(workedMs(work, 35 * MINUTE)).toBe(15 * MINUTE);
    expect(started(work, 40 * MINUTE)).toBe(work);
    expect(workedMinutes(paused(work, 35.6 * MINUTE), 99 * MINUTE)).toBe(16);
  });

  it('is one minute at least of what was begun, whatever the clock does', () => {
    expect(workedMinutes([], 5)).toBe(0);
    expect(workedMinutes(started([], 10 * MINUTE), 0)).toBe(1);
  });
});
