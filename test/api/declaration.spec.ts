import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Application, declareApplication } from '../../api/platform/application.js';
import { DatabaseGate } from '../../api/platform/database/database-gate.js';
import { readEnv } from '../../api/platform/env.js';
import { PlatformModule } from '../../api/platform/platform.module.js';
import { QueryRunner } from '../../api/platform/read/query-runner.js';
import { Computed } from '../../api/platform/resource/computed-kind.js';
import { ICONS } from '../../api/platform/resource/icons.js';
import {
  Choice,
  Choices,
  Integer,
  LongText,
  Position,
  References,
  Resource,
  Text,
} from '../../api/platform/resource/index.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import type { ResourceDeclaration } from '../../api/platform/resource/resource-model.js';
import { assertRules } from '../../api/platform/rest/assert-rules.js';
import { assertConditions } from '../../api/platform/rest/conditions.js';
import { Listings } from '../../api/platform/rest/listings.js';
import { ResourceModule } from '../../api/platform/rest/resource.module.js';
import { RulesRegistry } from '../../api/platform/rest/rules.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../../api/platform/tenancy/unit-of-work.js';
import { serviceDesk } from '../../api/service-desk.js';
import { Role } from '../../api/vocabulary/role.js';

const RIGHT: ResourceDeclaration = { path: 'wagons', icon: 'Build', allow: { read: [Role.Agent] } };
// @ts-expect-error Roles are those of the application: a misspelt one does not compile.
const MISSPELT: ResourceDeclaration['allow'] = { read: ['vsd-agnet'] };
let serial = 0;

beforeEach(() => declareApplication(serviceDesk));
afterAll(() => declareApplication(serviceDesk));

/** Declares a resource with a name, and one field more. */
function declare(declaration: object, decorate?: PropertyDecorator, type: new () => object = fresh()): void {
  Text({ required: true, max: 80, sort: true })(type.prototype, 'name');
  decorate?.(type.prototype, 'extra');
  Resource({ ...RIGHT, path: `wagons-${serial}`, ...declaration } as ResourceDeclaration)(type);
}

const BOOT = { logger: false, abortOnError: false } as const;

/** An application of one resource; a later module registers the condition of its narrowing, or does not. */
function yard(type: new () => TenantEntity, registers: boolean): DynamicModule {
  const conditions: Record<string, () => Record<string, unknown>> = {};
  class WagonRules {
    narrowings = () => conditions;
  }
  class Later {
    constructor() {
      if (registers) conditions.free = () => ({});
    }
  }
  class Platform {}
  class Yard {}
  const platform = [UnitOfWork, QueryRunner].map((provide) => ({ provide, useValue: {} }));
  const provided = [...platform, RulesRegistry, Listings];
  return {
    module: Yard,
    imports: [
      { module: Platform, global: true, providers: provided, exports: provided },
      ResourceModule.offer({ type, rules: WagonRules }),
    ],
    providers: [Later],
  };
}

function fresh(): new () => TenantEntity {
  serial += 1;
  class Wagon extends TenantEntity {}
  return Object.defineProperty(Wagon, 'name', { value: `Wagon${serial}` });
}

describe('a declaration is refused where it stands', () => {
  it.each<[string, object, PropertyDecorator | undefined, RegExp]>([
    ['who reads is not said', { allow: undefined }, undefined, /allow: it does not say who reads/],
    ['nobody reads', { allow: { read: [] } }, undefined, /allow\.read: no role/],
    ['a role is unknown', { allow: MISSPELT }, undefined, /allow\.read: vsd-agnet is no role/],
    ['the title is no field', { title: 'label' }, undefined, /title: it has no field label/],
    ['the order is no field', { sort: '-label' }, undefined, /sort: it has no field label/],
    ['the order has none', { sort: 'extra' }, LongText(), /sort: field extra has no order/],
    ['a long text is filtered', {}, LongText({ filter: true }), /field extra: filter: .*longText/],
    ['a long text is sorted', {}, LongText({ sort: true }), /field extra: sort: .*longText/],
    ['a looked up text is too long', {}, Text({ max: 18_000, filter: true }), /field extra: max: .* 600/],
    ['a unique text is too long', {}, Text({ max: 601, unique: true }), /field extra: max/],
    ['the least is above the most', {}, Integer({ min: 5, max: 3 }), /field extra: min 5 is above max 3/],
    ['the default is none of the choices', {}, Choice(['A'], { name: 'x', default: 'B' }), /extra: default "B"/],
    ['the default is too long', {}, Text({ max: 2, default: 'ABC' }), /extra: default "ABC"/],
    ['the default is of another type', {}, Text({ default: 4 }), /extra: default 4/],
    ['the default is nothing but blanks', {}, Text({ default: ' ' }), /extra: default " "/],
    ['one of the default is none of the choices', {}, Choices(['A'], { name: 'x', default: ['A', 'B'] }), /"B"/],
    ['the default is out of bounds', {}, Integer({ max: 3, default: 4 }), /field extra: default 4/],
    ['a field is shown to an unknown role', {}, Text({ visible: ['boss' as Role] }), /visible: boss is no role/],
    ['nobody changes a field', {}, Text({ editable: [] }), /field extra: editable: no role/],
    ['the group is unknown', { group: 'WAGONS' }, undefined, /group WAGONS/],
    ['what is no master data is grouped', { group: 'TICKETS', menu: 'main' }, undefined, /group: only master data/],
    ['the icon is unknown', { icon: 'Wagon' }, undefined, /icon Wagon/],
    ['a package has no key', { packaged: true }, undefined, /packaged: its key \(\) is not made of writable values/],
    ['an import has no key', { import: { keys: [] } }, undefined, /import: it has no key/],
    ['an import has an unknown key', { import: { keys: ['code'] } }, undefined, /import: the key code is no text/],
    [
      'a key of an import is compared with case',
      { import: { keys: ['extra'] } },
      Text({ max: 5 }),
      /import: the key extra is no text that is compared without case/,
    ],
    [
      'an import stands below a field that is no required reference',
      { import: { keys: ['extra'], below: 'extra' } },
      Text({ max: 5, folded: true }),
      /import: below extra is no required reference/,
    ],
    [
      'an import leaves out an unknown field',
      { import: { keys: ['extra'], without: ['code'] } },
      Text({ max: 5, folded: true }),
      /import: it has no field code/,
    ],
    ['the full text has an unknown column', { fullText: ['name', 'label'] }, undefined, /fullText: .* column label/],
    ['the full text has a field without a column', { fullText: ['extra'] }, Text({ transient: true }), /column extra/],
    [
      'the system elsewhere is no field',
      { keptElsewhere: 'origin' },
      undefined,
      /keptElsewhere: it has no field origin/,
    ],
    ['a conditional field is required', {}, Text({ required: true, when: { name: ['A'] } }), /field extra: required/],
    ['the path has a capital', { path: 'Wagons' }, undefined, /path Wagons/],
    ['the path has a slash', { path: 'wagons/red' }, undefined, /path wagons\/red/],
    ['the path is empty', { path: '' }, undefined, /path : /],
    ['the route begins with a slash', { route: '/wagons' }, undefined, /route \/wagons/],
    ['the route ends with a slash', { route: 'wagons/' }, undefined, /route wagons\/:/],
    [
      'a list of references has no collection',
      {},
      References(() => TenantEntity as never),
      /field extra: .*Collection/,
    ],
    [
      'a field is on the line of one elsewhere',
      {},
      Text({ rowWith: 'extra' }),
      /field extra: rowWith: extra does not stand right before it/,
    ],
    ['what lists its members is no list', { members: 'extra' }, Text(), /members: it has no list of references extra/],
  ])('where %s', (_what, declaration, decorate, message) => {
    expect(() => declare(declaration, decorate)).toThrow(message);
    expect(() => declare(declaration, decorate)).toThrow(/@Resource Wagon\d+ \(.*\)/);
  });

  it('where it is no row of a tenant', () => {
    class Loose {}
    expect(() => declare({}, undefined, Loose)).toThrow(/@Resource Loose .*does not extend TenantEntity/);
  });

  it('where the name of a field could not be told from the operator of a filter', () => {
    const type = fresh();
    Text()(type.prototype, 'extra_gte');
    expect(() => declare({}, undefined, type)).toThrow(/field extra_gte: its name has an underscore/);
  });

  it('where two have one path or one name', () => {
    declare({ path: 'trains' });
    expect(() => declare({ path: 'trains' })).toThrow(/path or name is that of Wagon\d+ \(trains\)/);
    const again = fresh();
    declare({}, undefined, again);
    const namesake = Object.defineProperty(class extends TenantEntity {}, 'name', { value: again.name });
    serial += 1;
    expect(() => declare({}, undefined, namesake)).toThrow(/path or name/);
  });

  it('where two have one route of screens', () => {
    declare({ route: 'yard/engines' });
    expect(() => declare({ route: 'yard/engines' })).toThrow(/route yard\/engines: it is that of Wagon\d+/);
  });

  it('where its records have two positions', () => {
    const type = fresh();
    Position()(type.prototype, 'position');
    expect(() => declare({}, Position(), type)).toThrow(/field extra: its records have a position already/);
  });

  it('where a field is declared twice', () => {
    const type = fresh();
    Text()(type.prototype, 'name');
    expect(() => declare({}, undefined, type)).toThrow(/field name: it is declared twice/);
  });

  it('where a property begins otherwise than its field', () => {
    class Wheel extends TenantEntity {
      extra = 3;
    }
    expect(() => declare({}, Integer({ default: 4 }), Wheel)).toThrow(
      /field extra: it begins with 3, its default is 4/,
    );
    class Axle extends TenantEntity {
      extra = 4;
    }
    expect(() => declare({}, Integer({ default: 4 }), Axle)).not.toThrow();
  });

  it('with all that is wrong with it', () => {
    expect(() => declare({ icon: 'Wagon', title: 'label' }, Integer({ min: 2, max: 1 }))).toThrow(
      /icon Wagon[\s\S]*title[\s\S]*min 2/,
    );
  });
});

describe('a resource whose rules are not those that it declares is refused', () => {
  const modelOf = (declaration: object, decorate?: PropertyDecorator) => {
    const type = fresh();
    declare(declaration, decorate, type);
    return resourceOf(type as never);
  };

  it('where a list is narrowed by a name without a condition', () => {
    const model = modelOf({ narrowings: { free: 'Only those that are free' } });
    const message = /@Resource Wagon\d+ \(wagons-\d+\), narrowing free: its rules have no condition/;
    expect(() => assertRules(model, {})).toThrow(message);
    expect(() => assertRules(model, { narrowings: () => ({ full: () => ({}) }) })).toThrow(message);
    expect(() => assertRules(model, { narrowings: () => ({ free: () => ({}) }) })).not.toThrow();
  });

  it('where a condition has a name that is not declared', () => {
    const narrowings = () => ({ full: () => ({}) });
    expect(() => assertRules(modelOf({}), { narrowings })).toThrow(/narrowing full: it is not declared/);
  });

  it('where a field is computed by no rule', () => {
    const model = modelOf({}, Computed({ type: 'string' }));
    const message = /@Resource Wagon\d+ \(wagons-\d+\), field extra: no rule works it out/;
    expect(() => assertRules(model, {})).toThrow(message);
    expect(() => assertRules(model, { computed: () => ({}) })).toThrow(message);
    expect(() => assertRules(model, { computed: () => ({ extra: { value: () => '' } }) })).not.toThrow();
  });

  it.each([
    [{ when: { kind: ['A'] } }, /@Resource Wagon\d+ \(wagons-\d+\), field extra: when: UNKNOWN_FIELD kind/],
    [{ when: { extra: 'A' } }, /field extra: when: UNKNOWN_FIELD extra/],
    [{ requiredWhen: { name_contains: 'A' } }, /field extra: requiredWhen: UNKNOWN_OPERATOR name_contains/],
    [{ requiredWhen: { name: 3 } }, /field extra: requiredWhen: INVALID_VALUE name/],
  ])('where no record meets the condition %j of a field', (condition, message) => {
    const model = modelOf({}, Text());
    const fields = model.fields.map((field) => (field.name === 'extra' ? { ...field, options: condition } : field));
    expect(() => assertConditions({ ...model, fields })).toThrow(message);
  });

  it.each([
    [{ track: {} }, /@Resource Wagon\d+ \(wagons-\d+\), section track: no field stands in it/],
    [{ load: { when: { kind: 'A' } } }, /section load: when: UNKNOWN_FIELD kind/],
  ])('where no record fills the section %j', (sections, message) => {
    const model = modelOf({}, Text({ section: 'load' }));
    const judge = (of: Record<string, object>) => () =>
      assertConditions({ ...model, options: { ...model.options, sections: of } });
    expect(judge({ load: { when: { name: 'A' } } })).not.toThrow();
    expect(judge(sections)).toThrow(message);
  });

  it('where a rule works out a field that there is not', () => {
    const computed = () => ({ colour: { value: () => '' } });
    expect(() => assertRules(modelOf({}), { computed })).toThrow(/computed colour: it has no such field/);
  });

  it('where no rule asks for a field that comes with a single record', () => {
    const model = modelOf({}, Computed({ type: 'string' }, { detailOnly: true }));
    expect(() => assertRules(model, {})).toThrow(/field extra: no rule asks for it beside a record/);
    expect(() => assertRules(model, { detailQueries: () => ({}) })).not.toThrow();
  });

  it('at boot, once every room has said what belongs to its records', async () => {
    const type = fresh();
    declare({ narrowings: { free: 'Only those that are free' } }, undefined, type);
    const start = (registers: boolean) => NestFactory.createApplicationContext(yard(type, registers), BOOT);
    await expect(start(false)).rejects.toThrow(/narrowing free: its rules have no condition/);
    await (await start(true)).close();
  });
});

describe('an application that a declaration does not fit', () => {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
  const start = (application: Application) => PlatformModule.with(env, new DatabaseGate(env), application);

  it('is refused at boot, whatever was declared before it was known', () => {
    declare({ group: 'OTHER' }, Text({ editable: [Role.Executor] }));
    const { [Role.Executor]: _executor, ...roles } = serviceDesk.roles;
    expect(() => start(serviceDesk)).not.toThrow();
    expect(() => start({ ...serviceDesk, roles: roles as Application['roles'] })).toThrow(
      /editable: vsd-executor is no role/,
    );
    expect(() => start({ ...serviceDesk, groups: ['TICKETS'] })).toThrow(/group OTHER/);
  });
});

describe('icons', () => {
  it('are the same in the schema of the hints and on the screens', () => {
    const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
    expect(new Set(ICONS).size).toBe(ICONS.length);
    expect(JSON.parse(read('openapi/hints.schema.json')).$defs.resource.properties.icon.enum).toEqual(ICONS);
    const shown = [...read('admin/components/ResourceIcon.tsx').matchAll(/^ {2}(\w+): \1Outlined,$/gm)];
    expect(shown.map(([, name]) => name)).toEqual(ICONS);
  });
});
