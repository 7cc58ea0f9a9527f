import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
const records = recordsOf(desk);
beforeAll(async () => {
  for (const code of ['C', 'A', 'B', 'D']) await records.create('categories', { code, name: { de: code } });
  await records.create('categories', { code: 'Z', name: { de: 'Fremd' } }, 'otherManager');
});

const listed = async (): Promise<Json[]> => await desk.as('agent').read('v1/categories');
const codes = async () => (await listed()).map(({ code }) => code).join('');
const place = async (code: string, after: string | null) => {
  const all = await listed();
  const id = (wanted: string | null) => all.find((row) => row.code === wanted)?.id ?? null;
  return desk.as('manager').put(`v1/categories/${id(code)}/position`, { after: id(after) });
};

describe('the order of a resource', () => {
  it('is that of creation until somebody moves a record', async () => {
    expect(await codes()).toBe('CABD');
    expect((await listed()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('takes a record behind another, and to the head', async () => {
    const { body } = (await place('C', 'B')) as { body: Json };
    expect(body).toMatchObject({ code: 'C', position: 3, version: 2 });
    expect(await codes()).toBe('ABCD');
    await place('D', null);
    expect(await codes()).toBe('DABC');
    await place('D', 'C');
    expect(await codes()).toBe('ABCD');
    await place('B', 'B');
    expect(await codes()).toBe('ABCD');
  });

  it('leaves the versions of the others alone, so that nobody who edits them is disturbed', async () => {
    const before = await listed();
    await place('D', null);
    const versions = (rows: Json[]) => Object.fromEntries(rows.map(({ code, version }) => [code, version]));
    const { D: moved, ...others } = versions(await listed());
    expect(others).toEqual({ A: versions(before).A, B: versions(before).B, C: versions(before).C });
    expect(moved).toBe((versions(before).D as number) + 1);
    await place('D', 'C');
  });

  it('loses none of many moves at once', async () => {
    const many = Array.from({ length: 12 }, (_, at) => `M${String(at).padStart(2, '0')}`);
    await Promise.all(many.map((code) => records.create('text-blocks', { name: code, content: 'x' })));
    const rows = async (): Promise<Json[]> => await desk.as('agent').read('v1/text-blocks', { range: '[0,199]' });
    const ids = new Map((await rows()).map(({ name, id }) => [name, id]));
    expect((await rows()).map(({ position }) => position)).toEqual(many.map((_, at) => at + 1));
    // Every second record is moved behind the one before it, all at once: in every order the pairs end together.
    const pairs = many.filter((_, at) => at % 2 === 0).map((name, at) => [name, many[at * 2 + 1]] as const);
    const answers = await Promise.all(
      pairs.map(([first, second]) =>
        desk.as('manager').put(`v1/text-blocks/${ids.get(second)}/position`, { after: ids.get(first) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 200));
    const after = await rows();
    const names = after.map(({ name }) => name);
    for (const [first, second] of pairs) expect(names.indexOf(second)).toBe(names.indexOf(first) + 1);
    expect(after.map(({ position }) => position)).toEqual(many.map((_, at) => at + 1));
  });

  it('refuses what is not there, and who may not', async () => {
    const [first] = await listed();
    const address = `v1/categories/${first?.id}/position`;
    const body = await desk.as('otherManager').read('v1/categories');
    const foreign = await desk.as('manager').put(address, { after: body[0].id }).expect(422);
    expect(codesOf(foreign.body)).toEqual([['/after', 'UNKNOWN_REFERENCE']]);
    expect(codesOf((await desk.as('manager').put(address, { after: 'x' }).expect(422)).body)).toEqual([
      ['/after', 'FORMAT_INVALID'],
    ]);
    await desk.as('agent').put(address, { after: null }).expect(403);
    await desk.as('otherManager').put(address, { after: null }).expect(404);
    await desk.as('manager').put('v1/slas/0191a0b0-0000-7000-8000-00000000dead/position', {}).expect(404);
  });
});
