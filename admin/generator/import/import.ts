import type { Schema } from '../../providers/contract';

/** An import as the API returns it. */
export type DataImport = Schema<'DataImport'>;
/** One row of the table of an import. */
export type ImportedRow = Schema<'ImportedRow'>;
export type ImportOutcome = ImportedRow['outcome'];

/** API path of imports, and the first part of the query keys of their answers. */
export const IMPORTS = 'imports';

export const importPath = (id: string, part = '') => `${IMPORTS}/${encodeURIComponent(id)}${part && `/${part}`}`;

/** Whether the server is reading or running the import, so that the user has to wait. */
export const isWorking = ({ state }: Pick<DataImport, 'state'>) =>
  state === 'READING' || state === 'CHECKING' || state === 'RUNNING';

/** Number of rows that will create or update a record. */
export const effective = ({ created, updated }: Pick<DataImport, 'created' | 'updated'>) => created + updated;
