/// <reference types="jest" />
import { type FieldReports, fieldReportsOf, standingOf } from '../../admin/pages/my-day/field-report';
import type { Position, Report } from '../../admin/pages/ticket/model/report';
import type { OutboxEntry } from '../../admin/providers/offline/outbox-entry';

const report = (id: string, given: object = {}) =>
  ({ id, state: 'OPEN_IN_WORK', signedAt: null, can: { edit: false, correct: false }, ...given }) as unknown as Report;
const written = report('R-1', { can: { edit: true, correct: false } });
const work = { id: 'P-1' } as Position;
const nothing: FieldReports = {
  report: null,
  positions: [],
  files: 0,
  others: [],
  toHandIn: [],
  signed: null,
  isReported: false,
};
const entriesOf = (...labels: string[]) =>
  labels.map((label, seq) => ({ seq, label: `field.entry.${label}`, body: bodyOf(label) }) as unknown as OutboxEntry);
const bodyOf = (label: string) =>
  label === 'signature' ? { name: 'Anna Keller', signedAt: '2026-11-24T09:00:00.000Z' } : {};
const SIGNED = { name: 'Anna Keller', at: '2026-11-24T09:00:00.000Z' };

describe('the reports of an order at its site', () => {
  it('are the one that is written, what was signed elsewhere, and what is the desk’s already', () => {
    const signed = report('R-0', { signedAt: SIGNED.at, can: { edit: false, correct: true } });
    const billable = report('R-2', { state: 'BILLABLE' });
    expect(fieldReportsOf([])).toEqual({ report: null, others: [], toHandIn: [], signed: null, isReported: false });
    expect(fieldReportsOf([signed, written])).toEqual({
      report: written,
      others: [],
      toHandIn: [signed],
      signed,
      isReported: false,
    });
    expect(fieldReportsOf([billable])).toMatchObject({ report: null, toHandIn: [], isReported: true });
    // A report of another person, who signs it themselves.
    expect(fieldReportsOf([report('R-3', { signedAt: SIGNED.at })]).toHandIn).toEqual([]);
  });

  it('names the other open reports, such as one of another device', () => {
    const open = (id: string) => report(id, { can: { edit: true, correct: false } });
    const { report: written, others } = fieldReportsOf([
      open('R-1'),
      open('R-2'),
      report('R-3', { state: 'BILLABLE' }),
    ]);
    expect([written?.id, others.map(({ id }) => id)]).toEqual(['R-2', ['R-1']]);
  });

  it.each([
    ['nothing', nothing, [], { hasPositions: false, mayFinish: false }],
    ['an empty report', { ...nothing, report: written }, [], { hasPositions: false, mayFinish: false }],
    [
      'work that is sent',
      { ...nothing, report: written, positions: [work] },
      [],
      { hasPositions: true, mayFinish: true },
    ],
    ['work that waits', nothing, ['report', 'work'], { hasPositions: true, mayFinish: true }],
    ['remarks alone', nothing, ['report', 'remarks'], { hasPositions: false, mayFinish: false }],
    ['a report of the desk', { ...nothing, isReported: true }, [], { hasPositions: false, mayFinish: true }],
    ['a photo after that', { ...nothing, isReported: true }, ['ticketPhoto'], { isReported: true, mayFinish: true }],
    [
      'another one begun after that',
      { ...nothing, isReported: true },
      ['report'],
      { isReported: false, mayFinish: false },
    ],
    ['one signed elsewhere', { ...nothing, toHandIn: [written] }, [], { mayFinish: true, toHandIn: [written] }],
  ])('may be finished with %s as it says', (_what, reports, labels, expected) => {
    expect(standingOf(reports, entriesOf(...labels))).toMatchObject(expected);
  });

  it('are signed once they are handed in, and what is entered later is of the next one, unsigned', () => {
    const open = { ...nothing, report: written, positions: [work], toHandIn: [written] };
    const signed = ['work', 'signature', 'reportDone'];
    expect(standingOf(open, entriesOf(...signed))).toEqual({
      report: null,
      positions: [],
      waiting: [],
      hasPositions: false,
      isReported: true,
      mayFinish: true,
      toHandIn: [],
      signed: SIGNED,
    });
    const later = standingOf(open, entriesOf(...signed, 'report', 'material'));
    expect(later).toMatchObject({ report: null, hasPositions: true, mayFinish: true, signed: undefined });
    expect(later.waiting.map(({ label }) => label)).toEqual(['field.entry.material']);
    const sent = report('R-1', { state: 'BILLABLE', signedBy: 'Anna Keller', signedAt: SIGNED.at });
    expect(standingOf({ ...nothing, signed: sent, isReported: true }, []).signed).toEqual(SIGNED);
    expect(standingOf({ ...nothing, signed: sent, isReported: true, report: written }, []).signed).toBeUndefined();
  });
});
