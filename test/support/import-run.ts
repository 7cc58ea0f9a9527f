import type { Readable } from 'node:stream';
import type { TestApplication } from './application.js';
import { eventually } from './eventually.js';
import type { Person } from './people.js';
import { type Json, recordsOf } from './records.js';

/** The part of the desk that users call. */
type Called = Pick<TestApplication, 'as'>;

/** A table of so many locations. */
export const locationTable = (rows: number): string[][] => [
  ['Name', 'Externe Nummer', 'Strasse und Nummer', 'PLZ', 'Ort', 'Kontaktperson', 'Telefon'],
  ...Array.from({ length: rows }, (_, at) => [
    `Standort ${at}`,
    `S-${at}`,
    `Industriestrasse ${at}`,
    String(1000 + (at % 8000)),
    'Zürich',
    `Petra Muster ${at}`,
    '+41 44 123 45 67',
  ]),
];

/** A table as a CSV file. */
export const csvOf = (table: readonly (readonly string[])[]) =>
  Buffer.from(table.map((row) => row.join(';')).join('\n'));

/** Sends a table for a new customer and waits until it has been read. */
export async function prepareImport(desk: Called, code: string, file: Buffer, name: string, ms?: number) {
  const { id } = await recordsOf(desk).create('customers', { code, name: code });
  const post = desk.as('manager').post(`v1/customers/${id}/locations/import`);
  const { body } = await post.attach('file', file, name).expect(201);
  return importAt(desk, body.id, 'READY', ms);
}

/** The import once it has come to a state. */
export const importAt = (desk: Called, id: string, state: string, ms?: number): Promise<Json> =>
  eventually(async () => {
    const body = await desk.as('manager').read(`v1/imports/${id}`);
    if (body.state !== state) throw new Error(`The import is ${body.state} (${body.failure}), ${body.done} done`);
    return body as Json;
  }, ms);

export const runImport = (desk: Called, id: string) => desk.as('manager').post(`v1/imports/${id}/run`).expect(202);

/** The numbers of rows by their outcome. */
export const counts = ({ rows, created, updated, unchanged, refused }: Json) => ({
  rows,
  created,
  updated,
  unchanged,
  refused,
});

/** Number and reason of each row, and the faults of its fields. */
export const problems = (rows: readonly Json[]) =>
  rows.map(({ number, reason, problems: found }) => [
    number,
    reason,
    ...found.map(({ field, code }: Json) => `${field} ${code}`),
  ]);

/** The calls of imports of locations through HTTP; as the manager by default. */
export function importsOf(desk: TestApplication) {
  const records = recordsOf(desk);
  let serial = 0;
  const upload = (to: Json, content: string | Buffer, name = 'standorte.csv', person: Person = 'manager') =>
    desk.as(person).post(`v1/customers/${to.id}/locations/import`).attach('file', Buffer.from(content), name);
  const prepared = async (to: Json, content: string | Buffer, name?: string): Promise<Json> => {
    const { body } = await upload(to, content, name).expect(201);
    return importAt(desk, body.id, 'READY');
  };
  const run = async (data: Json): Promise<Json> => {
    await runImport(desk, data.id);
    return importAt(desk, data.id, 'DONE');
  };
  const file = async (path: string, query: Json, locale: string): Promise<Buffer> => {
    const get = desk.as('manager').get(path).query(query).set('Accept-Language', locale);
    return (await get.buffer(true).parse(whole).expect(200)).body;
  };
  return {
    /** A customer of the test's own. */
    customer: () => {
      serial += 1;
      return records.create('customers', { code: `C${serial}`, name: `Kunde ${serial}` });
    },
    upload,
    prepared,
    run,
    imported: async (to: Json, content: string | Buffer, name?: string) => run(await prepared(to, content, name)),
    rowsOf: async (data: Json, query: Json = {}) =>
      (await desk.as('manager').read(`v1/imports/${data.id}/rows`, query)) as Json[],
    locationsOf: async (to: Json) =>
      (await desk.as('manager').read('v1/locations', { filter: JSON.stringify({ customer: to.id }) })) as Json[],
    template: (to: Json, format: string, locale: string) =>
      file(`v1/customers/${to.id}/locations/import/template`, { format }, locale),
    refusedFile: (data: Json, format: string, locale = 'de-CH') =>
      file(`v1/imports/${data.id}/refused`, { format }, locale),
  };
}

/** Keeps an answer's bytes unchanged. */
const whole = (answer: unknown, callback: (error: null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  (answer as Readable).on('data', (chunk) => chunks.push(chunk)).on('end', () => callback(null, Buffer.concat(chunks)));
};
