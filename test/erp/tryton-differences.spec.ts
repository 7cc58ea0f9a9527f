import { linkPeople, reportsIn } from '../support/erp/tryton-reports.js';
import { trytonAmount } from '../support/erp/tryton-rpc.js';
import { describeTryton, useTryton } from '../support/erp/use-tryton.js';
import { eventually } from '../support/eventually.js';

const here = useTryton(linkPeople);
const { written, read, positions, sales, saleOf, linesOf, hoursOf } = reportsIn(here);

describeTryton('Reports that were changed in an ERP', () => {
  it('wait for somebody where their lines were changed there', async () => {
    const report = await written();
    await here.erp.settled(report);
    await here.erp.sweep();
    const [line] = await linesOf(report);
    await here.tryton.rpc.call('model.sale.line.write', [line?.id], { quantity: 7 });
    await here.erp.sweep();
    expect(await here.erp.settled(report, 'DIFFERS')).toMatchObject({
      ours: expect.stringContaining('1.5 HUR Montage à 150.00'),
      theirs: expect.stringContaining('7 HUR Montage à 150.00'),
    });
    // Not while they are compared once more.
    await eventually(async () => expect(await here.erp.decide(report, 'OURS')).toBe(200));
    await here.erp.settled(report);
    expect((await linesOf(report))[0]).toMatchObject({ quantity: 1.5 });
  });

  it('are taken over with their lines once somebody decides for the back office', async () => {
    const report = await written();
    await here.erp.settled(report);
    await here.erp.sweep();
    const [work, pump] = await linesOf(report);
    const unit = (await here.tryton.rpc.one('product.uom', [['unece_code', '=', 'MTR']])).id;
    const line = { quantity: 3, unit, unit_price: trytonAmount('12.4'), description: 'Kupferrohr', type: 'line' };
    // Sent in one call: a comparison between two calls would report half of them.
    const lines = [
      ['write', [work?.id], { quantity: 7 }],
      ['delete', [pump?.id]],
      ['create', [line]],
    ];
    await here.tryton.rpc.call('model.sale.sale.write', [(await saleOf(report)).id], { lines });
    await here.erp.sweep();
    const { obstacle, differences } = await here.erp.settled(report, 'DIFFERS');
    expect(obstacle).toBe('LINES');
    expect(differences).toContainEqual(
      expect.objectContaining({ of: 'Montage', field: 'quantity', ours: 1.5, theirs: 7 }),
    );
    expect(differences).toContainEqual(
      expect.objectContaining({ of: 'Kupferrohr', field: 'unitPrice', ours: null, theirs: 12.4 }),
    );
    await eventually(async () => expect(await here.erp.decide(report, 'THEIRS')).toBe(200));
    expect(await here.erp.settled(report)).toMatchObject({ obstacle: null, differences: [] });
    expect(await positions(report)).toEqual([
      expect.objectContaining({ description: 'Montage', quantity: 7, unitPrice: 150 }),
      expect.objectContaining({
        kind: 'MATERIAL',
        description: 'Kupferrohr',
        quantity: 3,
        unit: 'MTR',
        unitPrice: 12.4,
      }),
    ]);
    expect((await linesOf(report)).map(({ quantity }) => quantity)).toEqual([7, 3]);
    expect(await hoursOf(report)).toEqual([
      expect.objectContaining({ duration: expect.objectContaining({ seconds: 25_200 }) }),
    ]);
  });

  it('are missed there by the next morning', async () => {
    const [gone, kept] = [await written(), await written()];
    await here.erp.settled(gone);
    await here.erp.settled(kept);
    await here.tryton.rpc.call('model.sale.sale.delete', [(await saleOf(gone)).id]);
    await here.erp.sweep();
    expect(await here.erp.settled(gone)).toMatchObject({ problem: null });
    await here.erp.night();
    expect(await here.erp.settled(gone, 'DIFFERS')).toMatchObject({ obstacle: 'GONE', theirs: null });
    expect(await here.erp.settled(kept)).toMatchObject({ seen: expect.any(String) });
    expect(await here.erp.decide(gone, 'THEIRS')).toBe(200);
    await here.erp.settled(gone);
    expect(await read(gone)).toMatchObject({ state: 'NOT_INVOICED' });
  });

  it('leave a price that nobody has said to the back office', async () => {
    const report = await written();
    await here.erp.settled(report);
    const [, pump] = await linesOf(report);
    await here.erp.sweep();
    await here.tryton.rpc.call('model.sale.line.write', [pump?.id], { unit_price: trytonAmount('350') });
    await here.erp.sweep();
    expect(await here.erp.settled(report)).toMatchObject({ problem: null });
    expect((await linesOf(report))[1]).toMatchObject({ unit_price: { decimal: '350' } });
  });

  it('leave alone what the back office has copied for itself', async () => {
    const report = await written();
    await here.erp.settled(report);
    const copy = await here.tryton.rpc.call<number[]>('model.sale.sale.copy', [(await saleOf(report)).id], {});
    await here.tryton.query('update sale_sale set create_uid = 0 where id = $1', copy);
    await here.erp.sweep();
    await here.erp.settled(report);
    expect(await sales(report)).toHaveLength(2);
  });

  it('take nothing of what is written there for anything but text', async () => {
    const report = await written();
    await here.erp.settled(report);
    await here.erp.sweep();
    const [line] = await linesOf(report);
    const evil = '<img src=x onerror=alert(1)>=HYPERLINK("http://a")\u0007\u202e'.padEnd(1_000_000, 'ä');
    await here.tryton.rpc.call('model.sale.line.write', [line?.id], { description: evil, quantity: 1e15 });
    await here.erp.sweep();
    const { theirs } = await here.erp.settled(report, 'DIFFERS');
    expect(theirs.length).toBeLessThanOrEqual(300);
    expect(theirs).not.toMatch(/\p{Cc}/u);
    expect(await here.erp.decide(report, 'OURS')).toBe(200);
    await here.erp.settled(report);
    expect((await linesOf(report))[0]).toMatchObject({ description: 'Montage', quantity: 1.5 });
  });
});
