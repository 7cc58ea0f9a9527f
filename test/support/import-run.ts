import type { TestApplication } from './application.js';
import { eventually } from './eventually.js';
import { type Json, recordsOf } from './records.js';

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

/** Sends a table for a new customer and waits until it has been looked at. */
export async function prepareImport(desk: TestApplication, code: string, file: Buffer, name: string, ms = 60_000) {
  const { id } = await recordsOf(desk).create('customers', { code, name: code });
  const post = desk.as('manager').post(`v1/customers/${id}/locations/import`);
  const { body } = await post.attach('file', file, name).expect(201);
  return importAt(desk, body.id, 'READY', ms);
}

/** The import once it has come to a state. */
export const importAt = (desk: TestApplication, id: string, state: string, ms = 60_000): Promise<Json> =>
  eventually(async () => {
    const { body } = await desk.as('manager').get(`v1/imports/${id}`).expect(200);
    if (body.state !== state) throw new Error(`The import is ${body.state} (${body.failure}), ${body.done} done`);
    return body as Json;
  }, ms);

export const runImport = (desk: TestApplication, id: string) =>
  desk.as('manager').post(`v1/imports/${id}/run`).expect(202);
