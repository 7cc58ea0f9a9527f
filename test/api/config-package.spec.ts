import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Role } from '../../api/vocabulary/role.js';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { ScopedTokens } from '../support/scoped-tokens.js';
import { useDesk } from '../support/use-desk.js';
import { useFolders, vsdWith } from '../support/vsd.js';

const desk = useDesk();
const folder = useFolders();
const tokens = new ScopedTokens(desk);
const pull = (as: Person): Promise<{ items: Json[]; notPortable: Json[] }> => desk.as(as).read('v1/config-package');
const push = async (as: Person, items: readonly Json[], query = '', status = 200) =>
  (await desk.as(as).post(`v1/config-package${query}`, { format: 1, items }).expect(status)).body;
const item = (resource: string, key: Json, values: Json = {}, base?: string): Json => ({ resource, key, values, base });
const category = (code: string, de = code) => item('categories', { code }, { name: { de } });
/** An item of a package as it was pulled, with other values. */
const changed = ({ items }: { items: Json[] }, resource: string, values: Json): Json => {
  const found = items.find((one: Json) => one.resource === resource) as Json;
  return { ...found, values: { ...found.values, ...values } };
};
const outcomes = (rows: Json[]) => rows.map(({ outcome }) => outcome).join(' ');
/** Numbers of rows of tables in which a package and its consequences are stored. */
const traces = async (): Promise<number[]> => {
  const tables = ['category', 'live_event', 'config_change'].map((table) => `(select count(*)::int from ${table})`);
  return Object.values((await desk.rows(`select array[${tables}] as numbers`))[0].numbers);
};
const account = (tenant?: string) => tokens.account([Role.Agent, Role.ManageMasterData], tenant);

beforeAll(async () => {
  const { create, read, change } = desk.as('manager');
  const group = {
    name: 'Büro Zürich/Nord',
    members: [(await read('v1/me')).id],
    defaultForTypes: ['INCIDENT', 'ORDER'],
  };
  const { id: escalationGroup } = await create('v1/assignment-groups', group);
  const { id } = await create('v1/categories', { code: 'NET', name: { de: 'Netz', fr: 'Réseau' } });
  await create('v1/categories', { code: 'OLD', name: { de: 'Alt' }, active: false });
  const onCall = { onCallDays: ['SUNDAY'], onCallStart: '18:00', onCallEnd: '06:00' };
  const weekPlan = [{ weekday: 'MONDAY', start: '07:00', end: '11:30' }];
  await create('v1/slas', { name: 'Gold', interventionTime: 4, escalationGroup, weekPlan, ...onCall });
  const field = { resource: 'tickets', key: 'floor', kind: 'CHOICE', label: { de: 'Stock' }, filterable: true };
  await create('v1/custom-fields', { ...field, options: [{ value: 'A', label: { de: 'Anton' } }] });
  await create('v1/text-blocks', { name: 'Grüezi', content: 'Etage {{ ticket.custom.floor }}', category: id });
  const shared = { list: 'issue', filter: '{"state":"PENDING"}', sharedWith: 'ROLE', role: Role.Agent, place: 3 };
  await create('v1/saved-queries', { ...shared, name: 'Offen' });
  await create('v1/saved-queries', { ...shared, name: 'Eigene', sharedWith: 'ME', role: null, place: null });
  const [template] = await read('v1/email-templates');
  const words = { active: false, subject: { ...template.subject, de: 'Hallo {{ ticket.identifier }}' } };
  await change(`v1/email-templates/${template.id}`, template.version, words).expect(200);
});

describe('packages of configuration', () => {
  it('go to another tenant and back equal byte by byte, without ids, people and private queries', async () => {
    const [first, before] = [await pull('manager'), await pull('otherManager')];
    expect(before.items.every((one) => one.resource === 'email-templates')).toBe(true);
    expect(outcomes(await push('otherManager', first.items, '?dryRun=true'))).toContain('CONFLICT');
    const bases = new Map(before.items.map((one) => [one.key.event, one.base]));
    const items = first.items.map((one) => ({ ...one, base: bases.get(one.key.event) }));
    const rows = await push('otherManager', items);
    expect(outcomes(rows).match(/ADDED/g)).toHaveLength(first.items.length - before.items.length);
    expect(outcomes(rows).match(/CHANGED/g)).toHaveLength(1);
    expect(JSON.stringify(await pull('otherManager'))).toBe(JSON.stringify(first));
    expect(outcomes(await push('manager', (await pull('otherManager')).items))).toMatch(/^(SAME ?)+$/);
    expect(JSON.stringify(await pull('manager'))).toBe(JSON.stringify(first));
    expect(JSON.stringify(first)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|Eigene|members|owner|createdBy/);
    const [query] = await desk.as('otherManager').read('v1/saved-queries');
    expect(query).toMatchObject({ name: 'Offen', role: Role.Agent, ownerName: 'Manager nordwind', place: 3 });
  });

  it('answer each item with its result, and a dry run changes nothing', async () => {
    const [now, before] = [await pull('manager'), await traces()];
    const items = [
      item('text-blocks', { name: 'Neu' }, { content: 'Neu', category: { code: 'FRESH' } }),
      changed(now, 'categories', { name: { de: 'Netzwerk', en: null, fr: 'Réseau', it: null } }),
      item('slas', { name: 'gold' }, { interventionTime: 5 }, 'f'.repeat(64)),
      changed(now, 'assignment-groups', {}),
      category('FRESH'),
      item('slas', { name: 'Silber' }, { escalationGroup: { name: 'Nirgends' } }),
      category('BAD', ''),
      item('assignment-groups', { name: 'Team' }, { members: [randomUUID()] }),
      item('email-templates', { event: 'NONE' }),
      item('text-blocks', { name: 'Folge' }, { content: 'Folge', category: { code: 'BAD' } }),
      item('categories', {}),
    ];
    const rows: Json[] = await push('manager', items, '?dryRun=true');
    expect(outcomes(rows)).toBe('ADDED CHANGED CONFLICT SAME ADDED MISSING REFUSED REFUSED REFUSED REFUSED REFUSED');
    expect([rows[1]?.fields, rows[2]?.fields]).toEqual([['name'], ['interventionTime', 'name']]);
    expect(rows[5]?.missing).toEqual([{ resource: 'assignment-groups', key: { name: 'Nirgends' } }]);
    const reasons = rows.slice(6).map(({ problem }) => problem.errors?.[0].pointer ?? problem.code);
    expect(reasons).toEqual(['/name/de', '/values/members', 'NOT_FOUND', '/values/category', '/code']);
    expect(await traces()).toEqual(before);
  });

  it('are stored as a whole or not at all, with history and live events', async () => {
    const before = await traces();
    const refused = await push('manager', [category('ONE'), category('TWO', '')], '', 409);
    expect([refused.code, outcomes(refused.rows)]).toEqual(['PACKAGE_NOT_STORED', 'ADDED REFUSED']);
    expect(await traces()).toEqual(before);
    expect(outcomes(await push('manager', [category('ONE'), category('TWO')]))).toBe('ADDED ADDED');
    expect(await traces()).toEqual(before.map((number) => number + 2));
    const types = (name: string, defaultForTypes: string[]) => item('assignment-groups', { name }, { defaultForTypes });
    await push('manager', [types('Erste', []), types('Zweite', ['CHANGE'])]);
    // The first group takes the type from the second one, whose item comes after it.
    const swap = [types('Erste', ['CHANGE']), types('Zweite', [])];
    expect(outcomes(await push('manager', swap, '?overwrite=true'))).toBe('CHANGED CHANGED');
    for (const [items, pointer] of [
      [[category('A'), category('a')], '/items/1/key'],
      [[item('users', { username: 'x' })], '/items/0/resource'],
      [Array.from({ length: 501 }, (_none, n) => category(`C${n}`)), '/items'],
    ] as const)
      expect((await push('manager', items, '', 422)).errors[0].pointer).toBe(pointer);
    await push('manager', [item('text-blocks', { name: 'Lang' }, { content: 'x'.repeat(2_100_000) })], '', 413);
  });

  it('find a change since the pull as a conflict, which overwriting ends', async () => {
    const mine = changed(await pull('manager'), 'text-blocks', { content: 'Von mir' });
    const [{ id, version }] = await desk.as('manager').read('v1/text-blocks', { filter: { name: 'Grüezi' } });
    expect(outcomes(await push('manager', [mine], '?dryRun=true'))).toBe('CHANGED');
    await desk.as('manager').change(`v1/text-blocks/${id}`, version, { content: 'Von dir' }).expect(200);
    expect(outcomes((await push('manager', [mine], '', 409)).rows)).toBe('CONFLICT');
    expect(outcomes(await push('manager', [mine], '?overwrite=true'))).toBe('CHANGED');
    expect((await desk.as('manager').read(`v1/text-blocks/${id}`)).content).toBe('Von mir');
  });

  it('name records with ids and keys of several records as not portable', async () => {
    const query = { list: 'issue', sharedWith: 'ROLE', role: Role.Agent, filter: '{}' };
    const withId = { ...query, name: 'Mit Kunde', filter: `{"customer":"${randomUUID()}"}` };
    await desk.as('manager').create('v1/saved-queries', withId);
    await (await tokens.of(await account(), ['*:write'])).create('v1/saved-queries', { ...query, name: 'Offen' });
    const { items, notPortable } = await pull('manager');
    const keys = ['Mit Kunde', 'Offen'].map((name) => ({ list: 'issue', name, role: Role.Agent }));
    expect(notPortable).toEqual(keys.map((key) => ({ resource: 'saved-queries', key })));
    const [{ problem }] = await push('manager', [item('saved-queries', keys[1] ?? {})], '?dryRun=true');
    expect(problem.code).toBe('AMBIGUOUS_REFERENCE');
    expect(JSON.stringify([items, await pull('otherManager')])).not.toContain('Mit Kunde');
  });

  it('need the right of each resource, and its scope', async () => {
    for (const person of ['agent', 'executor', 'customer', 'admin'] as const) {
      await desk.as(person).get('v1/config-package').expect(403);
      await push(person, [category('NO')], '?dryRun=true', 403);
    }
    const manager = await account();
    const caller = await tokens.of(manager, ['config-package:write', '*:read', 'categories:write']);
    const send = (one: Json) => caller.post('v1/config-package?dryRun=true', { format: 1, items: [one] });
    await send(category('YES')).expect(200);
    const { body } = await send(item('slas', { name: 'Nein' })).expect(403);
    expect(body).toMatchObject({ code: 'SCOPE_MISSING', params: { scope: 'slas:write' } });
    const narrow = await tokens.of(manager, ['config-package:write', 'categories:write']);
    await narrow.get('v1/config-package').expect(403);
  });

  it('travel through files: a changed label is one changed line', async () => {
    const token = await tokens.store(await account('nordwind'), ['*:write']);
    const address = `${await desk.app.getUrl()}/volta-service-desk/services`;
    const config = vsdWith({ VSD_API: address, VSD_TOKEN: token }, 'vsd-config');
    const place = folder('nordwind');
    const [file, twin] = ['categories/NET.json', 'slas/twin.json'].map((name) => join(place, name)) as [string, string];
    expect([await config('pull', place), await config('diff', place)]).toEqual(['', '']);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\{\n {2}"key": \{\n {4}"code": "NET"\n[\s\S]+\n {6}"de": "Netz",\n[\s\S]+\}\n$/);
    writeFileSync(file, text.replace('"Netz"', '"Netzwerk"'));
    writeFileSync(join(place, 'slas/Bronze.json'), JSON.stringify(item('slas', { name: 'Bronze' })));
    const lines = 'CHANGED   categories/NET.json: name\nADDED     slas/Bronze.json\n';
    for (const command of [['diff'], ['push', '--dry-run'], ['push']])
      expect(await config(...command, place)).toBe(lines);
    expect([await config('diff', place), await config('pull', place)]).toEqual(['', '']);
    expect(readFileSync(file, 'utf8')).toBe(text.replace('"Netz"', '"Netzwerk"'));
    rmSync(join(place, 'manifest.json'));
    writeFileSync(twin, JSON.stringify(item('slas', { name: 'Bronze' })));
    expect(await config('diff', place)).toMatch(/^1: 422: .+\n\/items\/\d+\/key /);
    rmSync(twin);
    writeFileSync(file, text);
    expect(await config('push', place)).toBe('1: 409: Nothing stored. Items of the package in the way: 1\n');
    expect(await config('push', place, '--overwrite')).toBe('CHANGED   categories/NET.json: name\n');
    expect(await vsdWith({}, 'vsd-config')('pull', place)).toMatch(/^1: VSD_API and VSD_TOKEN/);
    expect(await config('pull')).toMatch(/^2: Usage/);
  });
});
