/// <reference types="jest" />
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import type { ContractDocument, JsonSchema, Widget } from '../../admin/model/document';
import { toResourceModels } from '../../admin/model/to-resource-models';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string; required?: string[]; properties?: object } }> };
  'x-operation'?: { action?: { icon: string } };
}

const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as ContractDocument;
const texts = readFileSync('locales/de-CH/erp.json', 'utf8');
const offered = toResourceModels(document).flatMap((model) => model.actions.map((action) => ({ model, action })));

/** Everything in the document that calls itself an action, by its address. */
const declared = Object.entries(document.paths ?? {}).flatMap(([address, operations]) =>
  Object.values(operations as Record<string, Operation>)
    .filter((operation) => operation['x-operation']?.action)
    .map((operation) => ({ address, operation })),
);
const schemaOf = ({ requestBody }: Operation) => {
  const schema = requestBody?.content['application/json']?.schema;
  return schema?.$ref ? document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema;
};

describe('the actions of the document', () => {
  it.each(declared.map(({ address, operation }) => [address, operation] as const))(
    '%s is offered, asks for its whole body and sends the version that it takes',
    (address, operation) => {
      const found = offered.find(({ model, action }) => address === `/v1/${model.path}/{id}/${action.name}`);
      const schema = schemaOf(operation);
      const asked = found?.action.body?.map(({ name }) => name);
      expect(asked).toEqual(schema && Object.keys(schema.properties ?? {}));
      const required = found?.action.body?.filter((field) => field.required && field.creatable).map(({ name }) => name);
      expect(required).toEqual(schema && (schema.required ?? []));
      expect(found?.action.isVersioned).toBe(
        operation.parameters?.some((one) => one.in === 'header' && one.name === 'If-Match') ?? false,
      );
    },
  );

  it('are at least the one that decides a difference, by the side that prevails and with its words', () => {
    const action = offered.find(({ action: { name } }) => name === 'resolution')?.action;
    expect(action?.body).toMatchObject([
      { name: 'side', widget: 'choice', required: true, choices: { name: 'erpSide', values: ['OURS', 'THEIRS'] } },
    ]);
    const { fields, help } = JSON.parse(texts).resources['erp-links'].actions.resolution;
    expect([fields, help].map(Object.keys)).toEqual([['side'], ['side']]);
    expect(action?.body?.[0]).toMatchObject({
      label: 'resources.erp-links.actions.resolution.fields.side',
      help: 'resources.erp-links.actions.resolution.help.side',
    });
  });
});

describe('an action with a body of any kinds of fields', () => {
  const hints = {
    text: 'text',
    day: 'day',
    person: 'reference',
    amount: 'money',
    reason: 'longText',
    parts: 'embeddedList',
  };
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    Object.entries(hints).map(([name, widget]) => [name, { type: 'string', 'x-field': { widget: widget as Widget } }]),
  );
  Object.assign(properties.person?.['x-field'] ?? {}, { reference: { resource: 'things', title: 'name' } });
  const sample: ContractDocument = {
    paths: {
      '/v1/things/{id}/return': {
        post: {
          'x-operation': { action: { icon: 'Undo' } },
          parameters: [{ name: 'If-Match', in: 'header' }],
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', required: ['day'], properties } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          properties: { name: { type: 'string', 'x-field': { widget: 'text' } } },
          'x-resource': {
            path: 'things',
            route: 'things',
            sort: ['name', 'ASC'],
            title: 'name',
            can: { list: true },
          } as never,
        },
      },
    },
  };

  it('names the target of a reference, as bodies of the document do', () => {
    const { customerContact } = document.components?.schemas?.TicketTriage?.properties ?? {};
    expect(customerContact?.['x-field']?.reference).toMatchObject({ resource: 'users', title: 'name' });
    const asked = toResourceModels(sample)[0]?.actions[0]?.body?.find(({ name }) => name === 'person');
    expect(asked?.reference).toMatchObject({ path: 'things', title: 'name', route: 'things' });
  });

  it('asks for each by its widget, and is mandatory where the body says so', () => {
    const action = toResourceModels(sample)[0]?.actions[0];
    expect(action?.body?.map(({ name, widget }) => [name, widget])).toEqual(Object.entries(hints));
    expect(action?.body?.filter(({ required }) => required).map(({ name }) => name)).toEqual(['day']);
    expect(action?.isVersioned).toBe(true);
  });
});
