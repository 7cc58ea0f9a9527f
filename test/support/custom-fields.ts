import type { TestApplication } from './application.js';
import { type Json, recordsOf } from './records.js';

/** Makes custom fields through the API, each with a key of its own unless one is given. */
export function customFieldsOf(desk: TestApplication) {
  const records = recordsOf(desk);
  let made = 0;
  return (kind: string, given: Json = {}): Promise<Json> => {
    made += 1;
    return records.create('custom-fields', {
      resource: 'tickets',
      key: `field${made}`,
      kind,
      label: { de: `Feld ${made}` },
      ...given,
    });
  };
}
