import type { RaRecord } from 'react-admin';

/** A customer as far as his page needs him. */
export interface CustomerRecord extends RaRecord<string> {
  code: string;
  name: string;
}
