/** A migration from before version 0.1.0, which marks a database of that time. */
export const EARLIER = 'Migration20261120060000_Foundation';

/** Gives an empty database the marks of one from before version 0.1.0. */
export async function makeEarlier(ask: (statement: string) => Promise<unknown>): Promise<void> {
  await ask(
    'create table mikro_orm_migrations (id serial primary key, name varchar(255) not null, executed_at timestamptz default now())',
  );
  await ask(`insert into mikro_orm_migrations (name) values ('${EARLIER}')`);
}
