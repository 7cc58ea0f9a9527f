import { brokenRules } from '../support/migration-rules.mjs';

const rulesOf = async (...statements: string[]) =>
  (await brokenRules({ statements })).map((problem) => problem.split(',')[0]);

describe('the rules of migrations', () => {
  it.each([
    ['a nullable column', 'alter table "ticket" add column "colour" text null'],
    ['a column with a constant default', 'alter table "ticket" add column "flag" boolean not null default false'],
    [
      'a table with its indexes',
      'create table "tint" ("id" uuid primary key); create index "tint_id" on "tint" ("id")',
    ],
    ['a check that stored rows need not meet', 'alter table "ticket" add constraint "c" check (version > 0) not valid'],
    ['a default', `alter table "ticket" alter column "state" set default 'NEW'`],
    ['a function', `create or replace function f() returns int language sql as 'select 1'`],
  ])('accept %s', async (_name, statement) => {
    expect(await rulesOf(statement)).toEqual([]);
  });

  it.each([
    ['a dropped column', 'alter table "ticket" drop column "state"', 'ban-drop-column'],
    ['a dropped table', 'drop table "ticket"', 'ban-drop-table'],
    ['another name of a column', 'alter table "ticket" rename column "state" to "status"', 'renaming-column'],
    ['another name of a table', 'alter table "ticket" rename to "case"', 'renaming-table'],
    ['another type', 'alter table "ticket" alter column "version" type bigint', 'changing-column-type'],
    ['a required column', 'alter table "ticket" add column "colour" text not null', 'adding-required-field'],
    ['a column that becomes required', 'alter table "ticket" alter "due_at" set not null', 'adding-not-nullable-field'],
    [
      'null where the running release reads none',
      'alter table "ticket" alter "state" drop not null',
      'ban-drop-not-null',
    ],
    ['an index that blocks writes', 'create index "i" on "ticket" ("state")', 'require-concurrent-index-creation'],
    ['the removal of an index that blocks reads', 'drop index "i"', 'require-concurrent-index-deletion'],
    [
      'a check of all rows',
      'alter table "ticket" add constraint "c" check (version > 0)',
      'constraint-missing-not-valid',
    ],
  ])('refuse %s', async (_name, statement, rule) => {
    expect(await rulesOf(statement)).toEqual([rule]);
  });

  it('accept what a migration gives a reason for, and nothing that it does not do', async () => {
    const statements = ['alter table "mailbox" drop column "folder"'];
    const accepted = { 'ban-drop-column': '0.2.0 reads it no more' };
    expect(await brokenRules({ statements, accepted })).toEqual([]);
    expect(await brokenRules({ statements: ['select 1'], accepted })).toEqual([
      'ban-drop-column is accepted and not broken',
    ]);
  });
});
