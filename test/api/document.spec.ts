import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { document } from '../support/document.js';
import { followed } from '../support/fuzz/schema-values.js';
import type { Json } from '../support/records.js';

const operations: [string, Json][] = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Json>(methods).map(([method, operation]) => [`${method} ${path}`, operation] as [string, Json]),
);
const operation = (id: string): Json => operations.find(([, { operationId }]) => operationId === id)?.[1] as Json;
const codesOf = (response: Json): string[] => {
  const known = response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response;
  return followed(known.content['application/problem+json'].schema).allOf[1].properties.code.enum;
};

describe('the document', () => {
  it('tells the real refusals of every operation, each with its codes', () => {
    for (const [name, { responses, security }] of operations) {
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['400', '401', '429', 'default'])]);
      if (!security)
        expect([name, codesOf(responses[400])]).toEqual([name, expect.arrayContaining(['UNKNOWN_PARAMETER'])]);
      for (const [status, response] of Object.entries<Json>(responses))
        if (/^4/.test(status)) expect([name, codesOf(response).length > 0]).toEqual([name, true]);
    }
    const { responses } = operation('updateCategory');
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '413',
      '415',
      '422',
      '428',
      '429',
      'default',
    ]);
    expect(codesOf(responses[409])).toEqual(['DEACTIVATION_IN_USE', 'DUPLICATE']);
    expect(codesOf(operation('transitionTicket').responses[409])).toContain('STATE_TASKS');
    expect(codesOf(operation('deleteSla').responses[409])).toEqual(['SLA_IN_USE']);
  });

  it('tells the version of a record as its ETag', () => {
    for (const id of ['readTicket', 'createTicket', 'updateCategory', 'transitionReport', 'deleteInvoice']) {
      const answers = Object.values<Json>(operation(id).responses);
      expect([id, answers[0]?.headers?.ETag.schema.type]).toEqual([id, 'string']);
    }
    expect(operation('listTicket').responses[200].headers.ETag).toBeUndefined();
  });

  it('describes whole records, and says where an answer may be a part of one', () => {
    const narrowing = operations.filter(([, { parameters }]) => parameters.some((one: Json) => one.name === 'fields'));
    expect(narrowing.length).toBeGreaterThan(50);
    for (const [name, { parameters, responses }] of narrowing) {
      const fields = parameters.find((one: Json) => one.name === 'fields');
      expect([name, fields.description]).toEqual([name, expect.stringContaining('even what the schema requires')]);
      const { schema } = responses[200].content['application/json'];
      const record = followed(schema.items ?? schema);
      expect([name, record.required]).toEqual([name, expect.arrayContaining(['id', 'version'])]);
    }
  });

  it('says what an Idempotency-Key and a version may be', () => {
    const header = (id: string, name: string) =>
      new RegExp(operation(id).parameters.find((one: Json) => one.name === name).schema.pattern);
    expect(header('createTicket', 'Idempotency-Key').test('a-1')).toBe(true);
    expect(header('createTicket', 'Idempotency-Key').test('a 1')).toBe(false);
    expect(header('createTicket', 'Idempotency-Key').test('')).toBe(false);
    expect(header('updateTicket', 'If-Match').test('"3"')).toBe(true);
    expect(header('updateTicket', 'If-Match').test('*')).toBe(false);
    expect(header('deleteTicket', 'If-Match').test('*')).toBe(true);
  });

  it('says the content types of downloads', () => {
    const typesOf = (id: string) => Object.keys(operation(id).responses[200].content);
    expect(typesOf('readTenantLogo')).toEqual(['image/png', 'image/jpeg']);
    expect(typesOf('readCustomerLogo')).toEqual(['image/png', 'image/jpeg']);
    expect(typesOf('readInvoiceContent')).toEqual(['application/pdf']);
    expect(typesOf('readRefusedRows')).toContain('text/csv');
    expect(typesOf('readLocationTemplate')).toHaveLength(2);
    expect(typesOf('readAttachmentContent')).toEqual(expect.arrayContaining(['application/pdf', 'image/*']));
  });

  it('names beginnings that fit their own schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema({ $id: 'document', ...document });
    const unfit = Object.entries<Json>(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries<Json>(properties).flatMap(([property, schema]) => {
        const start = schema['x-field']?.default ?? schema.default;
        const pointer = `document#/components/schemas/${name}/properties/${property}`;
        return start === undefined || ajv.compile({ $ref: pointer })(start) ? [] : [`${name}.${property}`];
      }),
    );
    expect(unfit).toEqual([]);
  });
});

describe('a client that openapi-typescript generates by its own settings', () => {
  const USE = `
    import type { components } from './api.js';
    type Schemas = components['schemas'];
    export const ticket: Schemas['TicketCreate'] = { type: 'INCIDENT', customerDescription: 'Pumpe steht' };
    export const category: Schemas['CategoryCreate'] = { code: 'PUMP', name: { de: 'Pumpe' } };
    export const sla: Schemas['SlaCreate'] = { name: 'Gold', workDayStart: '07:00', workDayEnd: '17:00' };
    // @ts-expect-error a required field is missing
    export const nameless: Schemas['SlaCreate'] = { workDayStart: '07:00', workDayEnd: '17:00' };
    export const codeOf = (problem: Schemas['Problem']): 'STALE' | undefined => (problem.code === 'STALE' ? problem.code : undefined);
  `;

  it('compiles plain creations under strict', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vsd-client-'));
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTypes(JSON.stringify(document))));
    await writeFile(join(folder, 'use.ts'), USE);
    const program = ts.createProgram([join(folder, 'use.ts')], {
      strict: true,
      noEmit: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
    });
    const faults = ts.getPreEmitDiagnostics(program);
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
