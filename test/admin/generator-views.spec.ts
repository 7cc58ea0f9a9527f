/// <reference types="jest" />

import { actionsFor, bulkActionsOf, menuActionsFor, rowActionsFor } from '../../admin/model/actions';
import type { ContractDocument, FieldHint } from '../../admin/model/document';
import { listSelection } from '../../admin/model/list-selection';
import { type MatchContext, matches } from '../../admin/model/matches';
import { creationOf, foldedApart, listOf, panelsOf, totalOf } from '../../admin/model/panels';
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { rightsOn } from '../../admin/model/rights';
import { toResourceModels } from '../../admin/model/to-resource-models';
import { filtersBeyondView, inView, relativeTo, viewWithin } from '../../admin/model/views';

const [ME, GROUP] = ['01a209c2-adba-76f6-8da3-ec4b4b9546cd', '01a209c2-adc5-72ef-9a21-ad332309f15c'];
const context: MatchContext = { me: ME, language: 'de', now: new Date('2026-03-28T23:30:00Z') };
const all = { name: 'all', filter: {} };
const failed = { name: 'failed', filter: { state_eq_any: ['FAILED'] } };
const unfiled = { name: 'unfiled', filter: { state_eq_any: ['FAILED', 'ASIDE'] } };
const aside = { name: 'aside', filter: { state_eq_any: ['ASIDE'] } };
const mine = { name: 'mine', filter: { state_eq_any: ['OPEN', 'IN_PROGRESS'], assignedTo: '@me' } };
const everybody = { name: 'everybody', filter: { state_eq_any: ['OPEN', 'IN_PROGRESS'] } };

describe('the tab that is shown', () => {
  it.each<[string, (typeof all)[], object, string | undefined]>([
    ['all where nothing is asked', [all, failed], {}, 'all'],
    ['the one that asks for the same', [all, failed], { state_eq_any: ['FAILED'] }, 'failed'],
    ['the same with more beside it', [all, failed], { state_eq_any: ['FAILED'], q: 'anna' }, 'failed'],
    ['the one that the same value names exactly', [unfiled, aside], aside.filter, 'aside'],
    ['the one of which a part is asked for', [all, unfiled], { state_eq_any: ['ASIDE'] }, 'unfiled'],
    ['all where a part is asked for otherwise', [all, failed], { state_eq_any: ['SENT'] }, 'all'],
    ['the one that says most', [everybody, mine], { ...mine.filter, q: 'x' }, 'mine'],
    [
      'the wider one where the narrower asks for another',
      [mine, everybody],
      { ...mine.filter, assignedTo: 'x' },
      'everybody',
    ],
    ['none where each asks for more', [mine, everybody], {}, undefined],
    ['none where there is none', [], {}, undefined],
  ])('is %s', (_what, views, values, name) => {
    expect(viewWithin(views as (typeof mine)[], values as never)?.name).toBe(name);
  });

  it('is found under the id of who looks as well, as older addresses have it', () => {
    const older = { ...mine.filter, assignedTo: 'u-1' };
    expect(viewWithin([mine, everybody], relativeTo('u-1', older))?.name).toBe('mine');
    expect(viewWithin([mine, everybody], relativeTo('u-2', older))?.name).toBe('everybody');
    expect(relativeTo(null, { responsible: null })).toEqual({ responsible: null });
  });

  it('gives way to another, and what was narrowed besides stays', () => {
    const values = { ...mine.filter, q: 'pumpe', priority_eq_any: ['HIGH'] };
    expect(filtersBeyondView(values, mine)).toEqual({ q: 'pumpe', priority_eq_any: ['HIGH'] });
    expect(inView(values, mine, everybody)).toEqual({ ...everybody.filter, q: 'pumpe', priority_eq_any: ['HIGH'] });
    expect(inView({ state_eq_any: ['SENT'] }, all, failed)).toEqual(failed.filter);
    expect(inView(failed.filter, failed, all)).toEqual({});
  });
});

describe('a condition of an action', () => {
  const mail = {
    id: '1',
    state: 'FAILED',
    sentAt: null,
    soldAt: '2026-03-28T23:29:59.000Z',
    attempts: 3,
    day: '2026-03-29',
    by: ME,
    group: GROUP,
  };
  const fields = Object.entries({
    state: 'choice',
    sentAt: 'moment',
    soldAt: 'moment',
    attempts: 'integer',
    day: 'day',
    by: 'reference',
    group: 'reference',
  }).map(([name, widget]) => {
    const relative = { by: '@me', group: '@mygroups' }[name];
    return { name, widget, search: false, reference: relative && { relative } } as FieldModel;
  });
  it.each<[Record<string, unknown>, boolean]>([
    [{}, true],
    [{ state: 'FAILED' }, true],
    [{ state: 'SENT' }, false],
    [{ state: 'FAILED', sentAt: null }, true],
    [{ state: null }, false],
    [{ state_eq_any: ['SENT', 'FAILED'] }, true],
    [{ state_eq_any: ['SENT'] }, false],
    [{ sentAt_eq_any: [null] }, true],
    [{ sentAt_lt: '@now' }, false],
    [{ soldAt_lt: '@now' }, true],
    [{ soldAt_gte: '@now' }, false],
    [{ state_neq: 'SENT' }, true],
    [{ state_neq: 'FAILED' }, false],
    // As in SQL, an empty value is not unequal to any value.
    [{ sentAt_neq: '2026-01-01T00:00:00Z' }, false],
    [{ sentAt_neq: null }, false],
    [{ state_neq: null }, true],
    [{ attempts_gt: 2 }, true],
    [{ attempts_gt: 3 }, false],
    [{ attempts_gte: 3, attempts_lte: 3 }, true],
    [{ attempts_lt: 3 }, false],
    [{ day_gte: '2026-03-29', day_lt: '2026-03-30' }, true],
    [{ sentAt_lt: '2099-01-01T00:00:00Z' }, false],
    [{ unknown: null }, true],
    [{ by: '@me', day: '@today' }, true],
    [{ by_neq: '@me' }, false],
    [{ day_lt: '@today' }, false],
    [{ state_contains: 'ail', state_starts: 'f' }, true],
    // A condition that the server would refuse matches no record.
    [{ attempts: '3' }, false],
    [{ attempts_neq: '4' }, false],
    [{ attempts_eq_any: [3, '4'] }, false],
    [{ state_like: 'FAILED' }, false],
    [{ day: '2026-02-30' }, false],
    [{ day_gt: '@me' }, false],
    [{ by_neq: '@you' }, false],
    [{ group_neq: '@mygroups' }, false],
    [{ group: '@me' }, false],
  ])('%j is answered with %s', (filter, met) => {
    expect(matches(mail, filter, fields, context)).toBe(met);
  });

  it('asks for groups of the user only where they are known', () => {
    const mine = { group_eq_any: ['@mygroups'] };
    expect(matches(mail, mine, fields, { ...context, groups: [ME, GROUP] })).toBe(true);
    expect(matches(mail, mine, fields, { ...context, groups: [] })).toBe(false);
    expect(() => matches(mail, mine, fields, context)).toThrow(/groups/);
  });

  it('leaves the order of texts to the database', () => {
    expect(() => matches({ to: 'b' }, { to_gt: 'a' }, [{ name: 'to', widget: 'text' } as FieldModel], context)).toThrow(
      /order of texts/,
    );
  });
});

describe('views and actions of the document', () => {
  const [model] = toResourceModels({
    components: {
      schemas: {
        Mail: {
          'x-resource': {
            path: 'mails',
            route: 'mails',
            menu: 'none',
            icon: 'Mail',
            title: 'to',
            sort: ['to', 'ASC'],
            label: 'resources.mails.name',
            generated: true,
            views: [
              { name: 'failed', label: 'x', as: 'tab', filter: { state: 'FAILED' }, sort: ['to', 'DESC'], count: true },
            ],
          },
          properties: { to: { type: 'string', 'x-field': { widget: 'text', list: true } } },
        },
      },
    },
    paths: {
      '/v1/mails/{id}/retries': {
        post: {
          responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Mail' } } } } },
          'x-operation': {
            action: { icon: 'Schedule', bulk: true },
            when: [{ state: 'FAILED', sentAt: null }, { attempts_gt: 0 }],
          },
        },
      },
      '/v1/mails/{id}/tests': { post: { 'x-operation': { action: { icon: 'Bolt' } } } },
      '/v1/mails/{id}/copies': {
        post: { 'x-operation': { action: { icon: 'Mail', place: 'menu' }, when: [failed.filter] } },
      },
      '/v1/mails/{id}/end': { post: { 'x-operation': { action: { icon: 'LinkOff', can: 'end' } } } },
    },
  });

  it('are read with all they say', () => {
    expect(model?.views).toEqual([
      {
        name: 'failed',
        label: 'x',
        as: 'tab',
        filter: { state: 'FAILED' },
        sort: { field: 'to', order: 'DESC' },
        isCounted: true,
      },
    ]);
    expect(model?.actions.map(({ name, answer }) => [name, answer])).toEqual([
      ['retries', undefined],
      ['tests', undefined],
      ['copies', undefined],
      ['end', undefined],
    ]);
    expect(bulkActionsOf(model!).map(({ name }) => name)).toEqual(['retries']);
  });

  it('are offered for the records that meet one of their conditions, and those alone stand in rows', () => {
    const namesFor = (record: object) => actionsFor(model!, record, context).map(({ name }) => name);
    expect(namesFor({ state: 'FAILED', sentAt: null, attempts: 0 })).toEqual(['retries', 'tests', 'copies']);
    expect(namesFor({ state: 'QUEUED', sentAt: null, attempts: 1 })).toEqual(['retries', 'tests']);
    expect(namesFor({ state: 'SENT', sentAt: '2026-01-01', attempts: 0 })).toEqual(['tests']);
    const undelivered = { state: 'FAILED', sentAt: null };
    expect(rowActionsFor(model!, undelivered, context).map(({ name }) => name)).toEqual(['retries']);
    expect(menuActionsFor(model!, undelivered, context).map(({ name }) => name)).toEqual(['copies']);
    expect(menuActionsFor(model!, { state: 'SENT' }, context)).toEqual([]);
    expect(rowActionsFor(model!, { can: { end: true } }, context).map(({ name }) => name)).toEqual(['end']);
    expect(rowActionsFor(model!, { can: { end: false } }, context)).toEqual([]);
  });

  it('have rows ask for what their conditions look at', () => {
    expect(listSelection(model!, model!.fields).fields).toEqual([
      'to',
      'version',
      'state',
      'sentAt',
      'attempts',
      'can',
    ]);
  });
});

describe('the sum of a column', () => {
  it.each<[string, unknown[], number]>([
    ['of no rows', [], 0],
    ['of amounts whose binary sum is not exact', [0.1, 0.2, 0.7], 1],
    ['of rows without a value', [12.35, null, undefined, 0.005], 12.355],
  ])('%s', (_what, values, sum) => {
    expect(
      totalOf(
        { name: 'amount' } as FieldModel,
        values.map((amount) => ({ amount })),
      ),
    ).toEqual({ amount: sum });
  });
});

describe('a panel of records that the document has below the record of the page', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const part = { $ref: '#/components/schemas/Part' };
  const resource = {
    menu: 'none',
    icon: 'i',
    title: 'name',
    sort: ['name', 'ASC'] as [string, 'ASC'],
    label: 'l',
    generated: false,
  } as const;
  const shown = { resource: 'machines', key: 'id', as: 'inline' };
  const list = { responses: { '200': json({ type: 'array', items: part }) } };
  const creation = { responses: { '201': json(part) } };
  const panelWith = (
    operations: NonNullable<ContractDocument['paths']>[string],
    can?: object,
    panel: object = shown,
  ) => {
    const hint = { widget: 'reference', panel } as FieldHint;
    const state = { type: 'string', enum: ['NEW', 'WORN'], 'x-field': { widget: 'choice', filter: [''] } as FieldHint };
    const all = { list: false, create: false, update: true, delete: true, ...can };
    const schemas = {
      Machine: { 'x-resource': { ...resource, path: 'machines', route: 'machines' }, properties: {} },
      Part: {
        'x-resource': { ...resource, path: 'parts', route: 'parts', can: all },
        properties: { machine: { type: 'string', 'x-field': hint }, state },
      },
    };
    const models = toResourceModels({
      components: { schemas },
      paths: { '/v1/makers/{id}/parts': { get: list, post: creation }, '/v1/machines/{id}/parts': operations },
    });
    return panelsOf(models[0]!, models)[0];
  };
  const machine = { id: 'm 1' };

  it('lists and creates them there', () => {
    const panel = panelWith({ get: list, post: creation })!;
    expect(listOf(panel, machine)).toEqual({ filter: {}, below: 'machines/m%201/parts' });
    expect(creationOf(panel, machine)).toEqual({ values: {}, below: 'machines/m%201/parts' });
  });

  it('creates none without the operation, or where the record of the page may not be changed', () => {
    expect(creationOf(panelWith({ get: list })!, machine)).toBeUndefined();
    const panel = panelWith({ get: list, post: creation })!;
    expect(creationOf(panel, { ...machine, can: { edit: true } })).toEqual(creationOf(panel, machine));
    expect(creationOf(panel, { ...machine, can: { edit: false } })).toBeUndefined();
  });

  it('is none without a list', () => expect(panelWith({ post: creation })).toBeUndefined());

  it('prefers the list and the creation of the resource itself', () => {
    const panel = panelWith({ get: list, post: creation }, { list: true, create: true })!;
    expect(listOf(panel, machine)).toEqual({ filter: { machine: 'm 1' } });
    expect(creationOf(panel, machine)).toEqual({ values: { machine: 'm 1' } });
  });

  it('creates one where the record of the page grants the declared right, with a file where the document wants one', () => {
    const file = { type: 'string', contentMediaType: 'application/pdf' };
    const form = { type: 'object', properties: { file, worn: { type: 'boolean' } } };
    const requestBody = { content: { 'multipart/form-data': { schema: form } } };
    const panel = panelWith({ get: list, post: { ...creation, requestBody } }, {}, { ...shown, can: 'fit' })!;
    expect(creationOf(panel, { ...machine, can: { edit: true } })).toBeUndefined();
    const below = 'machines/m%201/parts';
    expect(creationOf(panel, { ...machine, can: { edit: false, fit: true } as object })).toEqual({
      values: {},
      below,
      file: 'application/pdf',
      fields: ['worn'],
    });
  });

  it('has the records that meet a filter of its folded lines behind the others, in their own order', () => {
    const folded = { when: [{ state: 'WORN' }], sort: ['at', 'DESC'] };
    const panel = panelWith({ get: list }, {}, { ...shown, as: 'lines', folded })!;
    const rows = [
      { id: 1, state: 'WORN', at: '2026-01-01' },
      { id: 2, state: 'NEW', at: '2026-01-02' },
      { id: 3, state: 'WORN', at: '2026-01-03' },
    ];
    const { shown: before, behind } = foldedApart(panel, rows, { me: null, language: 'de' });
    expect([before, behind].map((some) => some.map(({ id }) => id))).toEqual([[2], [3, 1]]);
    expect(panel.sort).toEqual(panel.model.sort);
    const sorted = panelWith({ get: list }, {}, { ...shown, as: 'lines', sort: ['at', 'DESC'] });
    expect(sorted?.sort).toEqual({ field: 'at', order: 'DESC' });
    const unfolded = foldedApart({ ...panel, folded: undefined }, rows, { me: null, language: 'de' });
    expect(unfolded).toEqual({ shown: rows, behind: [] });
  });
});

describe('the rights on a record', () => {
  const model = {
    can: { list: true, create: true, update: true, delete: true },
    keptElsewhere: 'system',
  } as ResourceModel;
  it.each<[string, object, object | undefined, boolean, boolean]>([
    ['are those on its resource', {}, undefined, true, true],
    [
      'are its own, whatever those on the record of the page',
      { can: { edit: true, delete: false } },
      { can: { edit: false } },
      true,
      false,
    ],
    ['are those to change the record of the page, without its own', {}, { can: { edit: false } }, false, false],
    ['are none for a record that another system keeps', { system: 'CRM' }, undefined, false, false],
  ])('%s', (_what, record, owner, update, remove) => {
    expect(rightsOn(model, record, owner)).toMatchObject({ update, delete: remove });
  });
});
