import { records, table } from './tables.js';

/** Tables that are read into resources. */
export const imports: readonly string[] = [
  ...records('data_import', {
    columns: `
      target text not null,
      parent text not null,
      file_name text not null,
      format text not null,
      state text not null,
      failure text,
      columns jsonb default '[]' not null,
      rows int not null,
      done int not null,
      created int not null,
      updated int not null,
      unchanged int not null,
      refused int not null,
      user_id uuid`,
    references: {
      user_id: '"user" on delete set null (user_id)',
    },
    oneOf: {
      format: ['xlsx', 'csv'],
      state: ['READING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'],
    },
  }),
  ...records('import_row', {
    columns: `
      cells jsonb default '[]' not null,
      problems jsonb default '[]' not null,
      changes jsonb default '[]' not null,
      import_id uuid not null,
      position int not null,
      number int not null,
      broken boolean default false not null,
      outcome text not null,
      reason text`,
    unique: {
      import_row_import_position_unique: 'import_id, position',
    },
    references: {
      import_id: 'data_import on delete cascade',
    },
    oneOf: {
      outcome: ['WAITING', 'CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'],
      reason: ['EMPTY', 'INCOMPLETE', 'DUPLICATE', 'UNREADABLE', 'INVALID'],
    },
  }),
  ...table('import_claim', {
    columns: `
      import_id uuid not null,
      claim text not null,
      number int not null`,
    key: 'import_id, claim',
    references: {
      import_id: 'data_import on delete cascade',
    },
  }),
];
