/** Number of rows with data of the person in one field; without a field, of rows that are deleted. */
export interface ErasureCount {
  /** API path of the resource; null for a table without routes. */
  readonly resource: string | null;
  readonly field: string | null;
  readonly count: number;
}
