import { OptimisticLockError } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TextBlock } from '../../api/masterdata/text-blocks/text-block.entity.js';
import { within } from '../../api/platform/database/within.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { useDesk } from '../support/use-desk.js';

const POOL = 2;
const FAILING = 'select 1 / 0';
const desk = useDesk({ VSD_POOL_SIZE: String(POOL) });

type Work<T> = (em: EntityManager) => Promise<T>;
const unit = () => desk.app.get(UnitOfWork);
const write = <T>(work: Work<T>) => runAsTenant('alpina', () => unit().write(work));
const tenant = () => write(async (em) => (await within(em).executeSql(`select current_setting('app.tenant')`)).rows);
const make = async (name: string) => {
  const sent = { name, content: 'Freundliche Grüsse' };
  return await desk.as('manager').create('v1/text-blocks', sent);
};
const read = async (id: string) => await desk.as('manager').read(`v1/text-blocks/${id}`);

describe('a unit of work', () => {
  it('fails with the statement that fails, stores nothing, and leaves the connection to others', async () => {
    const made = await make('Gruss');
    for (let round = 0; round <= POOL; round += 1) {
      const written = write(async (em) => {
        await within(em).executeSql(`update text_block set content = 'x' where id = $1`, [made.id]);
        await within(em).executeSql(FAILING);
      });
      await expect(written).rejects.toMatchObject({ code: '22012' });
    }
    expect(await tenant()).toEqual([{ current_setting: 'alpina' }]);
    expect(await read(made.id)).toEqual(made);
  });

  it('refuses the change of a record that another version was read of, and stores nothing', async () => {
    const made = await make('Dank');
    const written = write(async (em) => {
      const block = await em.findOneOrFail(TextBlock, { id: made.id });
      await within(em).executeSql('update text_block set version = 7 where id = $1', [made.id]);
      block.content = 'Bis bald';
      await em.flush();
    });
    await expect(written).rejects.toBeInstanceOf(OptimisticLockError);
    expect(await read(made.id)).toEqual(made);
  });

  it('stores nothing of a dry run, and fails as the write would', async () => {
    const made = await make('Frage');
    const dryRun = <T>(work: Work<T>) => runAsTenant('alpina', () => unit().dryRun(work));
    const changed = dryRun(async (em) => {
      const block = await em.findOneOrFail(TextBlock, { id: made.id });
      block.content = 'Bis bald';
      await em.flush();
      return block.version;
    });
    expect(await changed).toBe(made.version + 1);
    await expect(dryRun((em) => within(em).executeSql(FAILING))).rejects.toMatchObject({ code: '22012' });
    expect(await read(made.id)).toEqual(made);
  });

  it('sends no statement once its transaction is over', async () => {
    const { executeSql } = await write(async (em) => within(em));
    await expect(executeSql('select 1')).rejects.toThrow(/transaction|driver/i);
  });
});
