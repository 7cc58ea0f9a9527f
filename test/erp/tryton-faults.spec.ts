import { statesFaults } from '../support/erp/faults.js';
import { linkPeople, reportsIn } from '../support/erp/tryton-reports.js';
import { describeTryton, useTryton } from '../support/erp/use-tryton.js';
import { eventually } from '../support/eventually.js';
import { type Json, recordsOf } from '../support/records.js';

const here = useTryton(linkPeople);
const { open, written, move, read, positions, sales, saleOf, linesOf, press, hoursOf } = reportsIn(here);

describeTryton('Reports in an ERP, whatever becomes of the calls,', () => {
  statesFaults({
    erp: () => here.erp,
    prepare: async () => {
      const report = await open();
      await here.erp.settled(report);
      return async () => {
        const { patch } = recordsOf(here.desk);
        return patch('reports', await read(report), { executionDate: '2026-11-19' }, 'agent');
      };
    },
    stands: async (report) => expect(await saleOf(report)).toMatchObject({ sale_date: { day: 19 } }),
    more: [
      ['WRONG_TYPES', 'PROTOCOL'],
      ['ANSWER_BEFORE', 'PROTOCOL'],
    ],
  });

  const calls = (method: string) => (_call: unknown, body: Buffer) => body.includes(`"model.${method}"`);

  it.each(['sale.sale.create', 'timesheet.line.create', 'sale.sale.quote'])(
    'are there once when the answer to %s was lost, and are not taken for changed',
    async (method) => {
      here.proxy.spoils = calls(method);
      here.proxy.fault = 'ANSWER_LOST';
      const report = await written();
      await move(report, 'BILLABLE').expect(201);
      // The next request for the report may have mended the noted fault of the first one already.
      await eventually(async () => expect(here.proxy.spoilt).toBeGreaterThan(0));
      here.proxy.calm();
      await here.erp.swept(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
      expect(await here.erp.settled(report)).toMatchObject({ problem: null });
      expect(await linesOf(report)).toHaveLength(2);
      expect(await hoursOf(report)).toHaveLength(1);
      expect(await read(report)).toMatchObject({ state: 'BILLABLE' });
    },
  );

  it.each(['sale.sale.create', 'timesheet.line.create'])(
    'are there once when %s is sent twice on its way',
    async (method) => {
      here.proxy.spoils = calls(method);
      here.proxy.fault = 'TWICE';
      const report = await written();
      await eventually(async () => expect(await hoursOf(report)).toHaveLength(1));
      await here.erp.quiet();
      here.proxy.calm();
      await here.erp.sweep();
      await here.erp.settled(report);
      expect(await linesOf(report)).toHaveLength(2);
      expect(await hoursOf(report)).toHaveLength(1);
    },
  );

  it('are there once when each answer comes twice', async () => {
    here.proxy.fault = 'ANSWER_TWICE';
    const report = await open();
    await eventually(async () => expect(await sales(report)).not.toEqual([]));
    await here.erp.quiet();
    here.proxy.calm();
    await here.erp.mend();
    await here.erp.sweep(300);
    await here.erp.settled(report);
    await saleOf(report);
  });

  it('go on with another session where theirs has ended, which is opened once', async () => {
    const report = await open();
    await here.erp.settled(report);
    await here.tryton.query('delete from ir_session');
    const before = here.proxy.calls.length;
    const { patch } = recordsOf(here.desk);
    await patch('reports', await read(report), { executionDate: '2026-11-18' }, 'agent').expect(200);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ sale_date: { day: 18 } }));
    expect(await here.erp.settled(report)).toMatchObject({ problem: null });
    expect(here.proxy.calls.slice(before).filter((call) => call.endsWith('common.db.login'))).toHaveLength(1);
  });

  it.each([1, -1])(
    'are followed while the clock there is %s hour off, and found when it is put right',
    async (hours) => {
      // A comparison under way would put back the cursor from before.
      await here.erp.quiet();
      here.proxy.shift = hours;
      await here.desk.superuser.query(`update erp_connection set cursors = '{}'`);
      const report = await written();
      await here.erp.settled(report);
      await here.erp.sweep();
      // Without a cursor the reading learns only the time there: earlier changes are not read until the night.
      await here.erp.quiet();
      await press(report, 'quote');
      await here.erp.swept(async () => expect(await read(report)).toMatchObject({ state: 'BILLABLE' }));
      await here.erp.settled(report);
      here.proxy.calm();
      await press(report, 'draft');
      await here.erp.night();
      await eventually(async () => expect(await read(report)).toMatchObject({ state: 'OPEN_IN_WORK' }));
      await here.erp.settled(report);
    },
  );

  it('let nobody wait for more than one call, however much there is to ask', async () => {
    const report = await written();
    await here.erp.settled(report);
    await here.erp.mend();
    here.proxy.fault = 'SILENCE';
    const [, pump] = await positions(report);
    const begin = performance.now();
    const { patch } = recordsOf(here.desk);
    await patch('report-positions', pump as Json, { catalogNumber: 'ROHR-16' }, 'agent').expect(200);
    // Four seconds and our own work; calls in turn would take four and a half.
    expect(performance.now() - begin).toBeLessThan(8_000);
    here.proxy.calm();
    await here.erp.mend();
    await here.erp.sweep(300);
    await here.erp.settled(report);
  });

  it('stand there once when their creation arrives late, and the other was a quotation already', async () => {
    here.proxy.spoils = calls('sale.sale.create');
    here.proxy.fault = 'LATE';
    const report = await written();
    await here.erp.failed(report, 'TIMEOUT');
    here.proxy.calm();
    await move(report, 'BILLABLE').expect(201);
    await eventually(async () => expect(await saleOf(report)).toMatchObject({ state: 'quotation' }));
    await here.erp.settled(report);
    await here.erp.sweep();
    // Each request for the report that came before its creation timed out has made one.
    const drafts = Array<string>(await here.proxy.deliver()).fill('draft');
    expect(drafts).not.toEqual([]);
    expect((await sales(report)).map(({ state }) => state).sort()).toEqual([...drafts, 'quotation']);
    await here.erp.swept(async () => expect(await sales(report)).toHaveLength(1));
    expect(await saleOf(report)).toMatchObject({ state: 'quotation' });
    await here.erp.settled(report);
  });

  it('go again when their creation arrives after they were removed', async () => {
    here.proxy.spoils = calls('sale.sale.create');
    here.proxy.fault = 'LATE';
    const report = await open();
    await here.erp.failed(report, 'TIMEOUT');
    here.proxy.calm();
    const { version } = await read(report);
    await here.desk.as('agent').delete(`v1/reports/${report.id}`).set('If-Match', `"${version}"`).expect(200);
    await here.erp.settled(report);
    await here.erp.sweep();
    await here.proxy.deliver();
    expect(await sales(report)).toHaveLength(1);
    await here.erp.swept(async () => expect(await sales(report)).toEqual([]));
  });
});
