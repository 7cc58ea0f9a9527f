import type { Schema } from '../../providers/contract';

/** An import as the API tells it. */
export type DataImport = Schema<'DataImport'>;
/** One row of its table. */
export type ImportedRow = Schema<'ImportedRow'>;
export type ImportOutcome = ImportedRow['outcome'];

/** API path of imports, which is the beginning of their cached answers' keys as well. */
export const IMPORTS = 'imports';

/** API path of the imports of a customer's locations. */
export const locationImports = (customer: string) => `customers/${encodeURIComponent(customer)}/locations/import`;

export const importPath = (id: string, part = '') => `${IMPORTS}/${encodeURIComponent(id)}${part && `/${part}`}`;

/** Whether the server is at it, so that there is nothing to decide. */
export const isWorking = ({ state }: Pick<DataImport, 'state'>) =>
  state === 'READING' || state === 'CHECKING' || state === 'RUNNING';

/** Rows that change something once the import is run. */
export const effective = ({ created, updated }: Pick<DataImport, 'created' | 'updated'>) => created + updated;
