/// <reference types="jest" />
/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { ownTextsOf } from '../../admin/model/own-texts';
import type { FieldModel } from '../../admin/model/resource-model';
import { toResourceModels } from '../../admin/model/to-resource-models';
import { sampleDocument } from './generator-sample-document';

const models = toResourceModels(sampleDocument);
const machine = models[0]!;

const field = (name: string): FieldModel => {
  const found = machine.fields.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

/** Fields of lists and objects that have an input written by hand. */
const WITH_OWN_INPUT = ['custom-fields.defaultValue'];
/** Widgets whose inputs take lists and objects. */
const OF_SEVERAL = ['choices', 'references', 'tags', 'translated', 'embeddedList', 'rights'];

describe('the forms of the committed document', () => {
  it('ask nobody for JSON: a list or an object has an input of its own', async () => {
    const { components } = JSON.parse(await readFile('openapi/openapi.json', 'utf8'));
    type Property = { type?: string | string[]; readOnly?: boolean; 'x-field'?: { widget: string } };
    type Schema = { 'x-resource'?: { path: string }; properties?: Record<string, Property> };
    const bare = Object.values<Schema>(components.schemas).flatMap(({ 'x-resource': resource, properties = {} }) =>
      Object.entries(resource ? properties : {})
        .filter(([, { type = [], readOnly, 'x-field': hint }]) => {
          const isOfSeveral = [type].flat().some((one) => one === 'object' || one === 'array');
          return hint && !readOnly && isOfSeveral && !OF_SEVERAL.includes(hint.widget);
        })
        .map(([name]) => `${resource?.path}.${name}`),
    );
    expect(bare).toEqual(WITH_OWN_INPUT);
  });

  it('know the sections of a resource, and the fields and parts of its preview', async () => {
    const document = JSON.parse(await readFile('openapi/openapi.json', 'utf8'));
    const [tickets, mailboxes] = ['tickets', 'mailboxes'].map((name) =>
      toResourceModels(document).find(({ path }) => path === name),
    );
    expect(tickets?.preview).toMatchObject({ sent: expect.arrayContaining(['type', 'customer']), takesOthers: true });
    expect(tickets?.preview?.answered).toEqual(expect.arrayContaining(['mandatory', 'dueAt', 'suggested']));
    expect(tickets?.sections).toContainEqual({ name: 'execution', when: { type: 'ORDER' } });
    expect(mailboxes).toMatchObject({ preview: undefined, sections: [{ name: 'state', folded: true }] });
  });
});

describe('models from the document', () => {
  it('gives one model for each hinted schema and none for bodies and shapes', () => {
    expect(models.map(({ path }) => path)).toEqual(['machines', 'makers']);
  });

  it('keeps address, title, sort and permissions of the resource', () => {
    expect(machine).toMatchObject({
      route: 'masterdata/machines',
      title: 'name',
      sort: { field: 'name', order: 'ASC' },
      can: { list: true, create: true, update: true, delete: false },
      description: 'resources.machines.description',
      searchable: true,
      generated: true,
    });
    expect(models[1]).toMatchObject({ generated: false, sort: { field: 'title', order: 'DESC' } });
  });

  it('leaves out properties without a hint', () => {
    expect(machine.fields.map(({ name }) => name)).not.toContain('internal');
    expect(machine.fields.map(({ name }) => name)).not.toContain('version');
  });

  it('takes what is mandatory from the body of the creation, not from the record', () => {
    expect(field('name').required).toBe(true);
    expect(field('label').required).toBe(true);
    expect(field('serial').required).toBe(false);
  });

  it('lets a write-once field be given but not changed', () => {
    expect(field('serial')).toMatchObject({ creatable: true, editable: false });
  });

  it('neither creates nor changes what is read-only or absent from the bodies', () => {
    expect(field('lastService')).toMatchObject({ creatable: false, editable: false });
    expect(field('secretOwner')).toMatchObject({ creatable: false, editable: false });
    expect(field('price')).toMatchObject({ creatable: true, editable: false });
  });

  it('asks for what a record never lacks where nothing is known of its creation', () => {
    const { MachineCreate: _create, ...schemas } = sampleDocument.components!.schemas!;
    const [model] = toResourceModels({ components: { schemas } });
    const required = model!.fields.filter((candidate) => candidate.required).map(({ name }) => name);
    expect(required).toEqual(['name', 'state']);
  });

  it('leaves out what identifies a record and marks what the server keeps of every record', () => {
    expect(machine.fields.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual(['createdAt']);
    expect(machine.fields.map(({ name }) => name)).not.toContain('id');
  });

  it('lets nothing be done in a document that is made for nobody', () => {
    const { can: _can, ...hint } = sampleDocument.components!.schemas!.Machine!['x-resource']!;
    const [model] = toResourceModels({ components: { schemas: { Machine: { 'x-resource': hint } } } });
    expect(model!.can).toEqual({ list: false, create: false, update: false, delete: false });
  });

  it('reads bounds of texts, numbers, lists and of the German part of translated texts', () => {
    expect(field('name').constraints).toEqual({ minLength: 2, maxLength: 40 });
    expect(field('price').constraints).toEqual({ minimum: 0 });
    expect(field('windows').constraints).toEqual({ maxItems: 2 });
    expect(field('label').constraints).toEqual({ maxLength: 80 });
    expect(field('serial').constraints).toEqual({ pattern: '^[A-Z0-9-]+$' });
  });

  it('reads the values of one and of several choices without null', () => {
    expect(field('state').choices).toEqual({ name: 'machineState', values: ['NEW', 'USED'] });
    expect(field('weekdays').choices).toEqual({ name: 'weekday', values: ['MONDAY', 'FRIDAY'] });
    expect([field('state').neverEmpty, field('weekdays').neverEmpty]).toEqual([undefined, true]);
    expect(field('state').default).toBe('NEW');
  });

  it('finds the route and the way to search of a reference', () => {
    expect(field('maker').reference).toEqual({
      path: 'makers',
      route: 'maker',
      isGenerated: false,
      onlyActive: false,
      title: 'title',
      searchBy: 'q',
      sort: { field: 'title', order: 'DESC' },
    });
  });

  it('knows no route of a resource that the user may not see', () => {
    expect(field('secretOwner').reference).toEqual({
      path: 'owners',
      isGenerated: false,
      onlyActive: false,
      title: 'name',
    });
  });

  it('reads the fields of the items of an embedded list', () => {
    expect(field('windows').items?.map(({ name, required }) => ({ name, required }))).toEqual([
      { name: 'from', required: true },
      { name: 'until', required: false },
    ]);
  });

  it('flattens custom fields to dotted names, each with its own right to be written', () => {
    expect(field('custom.floor')).toMatchObject({
      label: 'resources.machines.fields.custom.floor',
      help: 'resources.machines.help.custom.floor',
      widget: 'integer',
      section: 'custom',
      required: false,
      default: 0,
      constraints: { minimum: -5, maximum: 60 },
      list: true,
      creatable: true,
      editable: false,
    });
    expect(field('custom.colour')).toMatchObject({
      required: true,
      choices: { name: 'machines.custom.colour', values: ['red', 'dark.blue'] },
    });
  });

  it('leaves custom fields writable where the body of a write says nothing of them', () => {
    const schemas = sampleDocument.components!.schemas!;
    const properties = { ...schemas.MachinePatch!.properties, custom: { type: 'object' } };
    const [model] = toResourceModels({ components: { schemas: { ...schemas, MachinePatch: { properties } } } });
    expect(model!.fields.find(({ name }) => name === 'custom.floor')).toMatchObject({ editable: true });
  });

  it('lets nobody enter a reference of the tenant that they cannot choose from', () => {
    expect(field('custom.keeper')).toMatchObject({ creatable: false, editable: false });
  });

  it('brings the texts of custom fields along, those of values that are no longer offered included', () => {
    const texts = ownTextsOf(sampleDocument);
    expect(texts.get('resources.machines.fields.custom.floor')).toEqual({ de: 'Stockwerk', fr: 'Étage' });
    expect(texts.get('resources.machines.help.custom.floor')).toMatchObject({ en: 'The ground floor is 0' });
    expect(texts.get('enums.machines.custom.colour.dark.blue')).toEqual({ de: 'Dunkelblau' });
    expect(texts.get('enums.machines.custom.colour.old')).toEqual({ de: 'Alt' });
    expect(texts.size).toBe(7);
  });

  it('shows an unknown widget as text', () => {
    expect(field('hologram').widget).toBe('text');
  });

  it('reads an empty document as no resources', () => {
    expect(toResourceModels({})).toEqual([]);
  });

  it('does not change the document', () => {
    const before = JSON.stringify(sampleDocument);
    toResourceModels(sampleDocument);
    expect(JSON.stringify(sampleDocument)).toBe(before);
  });
});

describe('hints of the sample', () => {
  it('fit the schema of the hints, unknown widgets aside', async () => {
    const { Ajv2020 } = await import('ajv/dist/2020.js');
    const schema = JSON.parse(await readFile(new URL('../../openapi/hints.schema.json', import.meta.url), 'utf8'));
    const isValid = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    const refused: unknown[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if (Object.keys(node).some((key) => key.startsWith('x-')) && !isValid(node)) refused.push(node);
      for (const child of Object.values(node)) walk(child);
    };
    walk(sampleDocument);
    expect(refused).toEqual([expect.objectContaining({ 'x-field': expect.objectContaining({ widget: 'hologram' }) })]);
  });
});
