import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from '../../api/orm.config.js';

const FOLDER = join(process.cwd(), 'migrations');
const NEVER_ASKED = 'postgres://nobody@127.0.0.1:1/none';

describe('migrations', () => {
  it('go forward and never back', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /\bdown\s*\(/.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
  });

  it('are written without a way back', async () => {
    const orm = await MikroORM.init({ ...ormConfig({ url: NEVER_ASKED }), ensureDatabase: false } as never);
    const { generator } = orm.config.get('migrations');
    const Generator = generator as new (...given: unknown[]) => { generateMigrationFile(...given: unknown[]): string };
    const made = new Generator(orm.em.getDriver(), orm.config.getNamingStrategy(), orm.config.get('migrations'));
    const text = made.generateMigrationFile('Migration1', { up: ['select 1'], down: ['create function x'] });
    expect(text).toContain('select 1');
    expect(text).not.toContain('down');
    await orm.close(true);
  });
});
