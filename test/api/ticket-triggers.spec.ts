import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { DEFAULT_CALENDAR } from '../../api/tickets/deadlines/service-calendar.js';
import { TicketTriggersHandler } from '../../api/tickets/triggers/ticket-triggers.handler.js';
import { type TriggerFacts, triggerOf } from '../../api/tickets/triggers/trigger-times.js';
import { eventually } from '../support/eventually.js';
import { useMailedDesk } from '../support/use-desk.js';

const { now } = clock;
const { desk, world, smtp } = useMailedDesk();
beforeAll(() => desk.app.get(JobWorker).start());
afterEach(() => {
  clock.now = now;
});

const at = (moment: string) => new Date(`${moment}:00+01:00`);

describe('a date of a ticket', () => {
  const waiting: TriggerFacts = {
    state: 'IN_CLARIFICATION',
    resubmissionDate: '2026-11-24',
    preferredDate: null,
    triggeredOn: null,
  };
  const wished: TriggerFacts = {
    state: 'PENDING',
    resubmissionDate: null,
    preferredDate: '2026-11-24',
    triggeredOn: null,
  };
  it.each<[string, TriggerFacts, string, string | null]>([
    ['brings it back when work begins on the day', waiting, '2026-11-24T08:00', 'resubmissionDate'],
    ['does nothing before work begins', waiting, '2026-11-24T07:59', null],
    ['does nothing the day before', waiting, '2026-11-23T17:00', null],
    ['brings it back later if nobody noticed', waiting, '2026-11-26T09:00', 'resubmissionDate'],
    ['brings it back once', { ...waiting, triggeredOn: '2026-11-24' }, '2026-11-25T09:00', null],
    [
      'counts anew when it is set anew',
      { ...waiting, triggeredOn: '2026-11-20' },
      '2026-11-24T09:00',
      'resubmissionDate',
    ],
    ['does nothing once the clarification is over', { ...waiting, state: 'IN_WORK' }, '2026-11-24T09:00', null],
    ['brings it back on a free day at the usual hour', waiting, '2026-11-28T08:00', 'resubmissionDate'],
    ['announces the preferred date', wished, '2026-11-24T08:00', 'preferredDate'],
    ['announces a preferred Sunday', { ...wished, preferredDate: '2026-11-29' }, '2026-11-29T08:00', 'preferredDate'],
    ['lets a preferred date pass', wished, '2026-11-25T08:00', null],
    ['announces nothing of finished work', { ...wished, state: 'WORK_COMPLETED' }, '2026-11-24T08:00', null],
  ])('%s', (_what, facts, moment, expected) => {
    expect(triggerOf(facts, DEFAULT_CALENDAR, at(moment))).toBe(expected);
  });
});

describe('a ticket for resubmission', () => {
  it('comes back on its day: an entry for the desk, a mail to who is responsible, once', async () => {
    const { id } = await world.inWork({ responsible: world.ids.manager });
    const ask = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_THIRD_PARTY', text: 'Wartet auf Lieferung' };
    const past = await world.move('agent', id, { ...ask, resubmissionDate: '2020-01-01' }).expect(422);
    expect(past.body.errors[0]).toMatchObject({ pointer: '/resubmissionDate', code: 'DATE_IN_PAST' });
    await world.move('agent', id, { ...ask, resubmissionDate: '2099-03-02' }).expect(201);
    const entries = async (as: 'agent' | 'customerAll' | 'executor') =>
      (await desk.as(as).get(`v1/tickets/${id}/activities`)).body.filter(
        ({ kind }: { kind: string }) => kind === 'TRIGGER_TIME',
      );
    const sweep = () => desk.app.get(TicketTriggersHandler).handle();
    await sweep();
    expect(await entries('agent')).toEqual([]);
    const { version } = await world.read('agent', id);
    clock.now = () => at('2099-03-02T09:00');
    await sweep();
    await sweep();
    clock.now = now;
    expect(await entries('agent')).toEqual([
      expect.objectContaining({
        createdBy: 'System',
        changes: [expect.objectContaining({ field: 'resubmissionDate', to: '2099-03-02' })],
      }),
    ]);
    expect(await entries('customerAll')).toEqual([]);
    expect(await world.read('agent', id)).toMatchObject({ state: 'IN_CLARIFICATION', version });
    await eventually(() => {
      const sent = smtp.mails.filter(({ headers }) => headers.get('subject')?.includes('Wiedervorlage'));
      expect(sent.map(({ to }) => to)).toEqual([['manager@alpina.example']]);
    });
  });
});
