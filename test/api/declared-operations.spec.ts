import 'reflect-metadata';
import type { Ref } from '@mikro-orm/core';
import { Body, Controller, Get, Module, Param, Post, Query, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer, NestFactory, Reflector } from '@nestjs/core';
import { Operation, type OperationOptions } from '../../api/platform/access/operation.js';
import { declareApplication } from '../../api/platform/application.js';
import { assertOperations } from '../../api/platform/contract/declared-operations.js';
import { DocumentService } from '../../api/platform/contract/document.service.js';
import type { Route } from '../../api/platform/contract/paths.js';
import { readEnv } from '../../api/platform/env.js';
import { Computed } from '../../api/platform/resource/computed-kind.js';
import { assertShape } from '../../api/platform/resource/declared-shapes.js';
import {
  Choice,
  Flag,
  Integer,
  LongText,
  Reference,
  References,
  Resource,
  Shape,
  Text,
} from '../../api/platform/resource/index.js';
import { shapeOf } from '../../api/platform/resource/shape.js';
import { BodyOf, IfMatch, RecordId } from '../../api/platform/rest/request.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { serviceDesk } from '../../api/service-desk.js';
import { Role } from '../../api/vocabulary/role.js';

declareApplication(serviceDesk);

@Resource({ path: 'wagons', icon: 'Build', allow: { read: [Role.Agent, Role.Customer] } })
class Wagon extends TenantEntity {
  @Text({ required: true, max: 80, sort: true }) name!: string;
  @Choice(['FREE', 'FULL'], { name: 'wagonLoad', required: true }) load = 'FREE';
  @Integer({ min: 1, max: 40 }) axles: number | null = null;
  @Text({ visible: [Role.Agent] }) note: string | null = null;
  @Text({ transient: true }) reason?: string;
  @Reference(() => Wagon) behind: Ref<Wagon> | null = null;
  @Computed({ type: 'object', properties: { shunt: { type: 'boolean' } } }, { widget: 'rights', visible: [Role.Agent] })
  can!: { shunt: boolean };
}

@Resource({ path: 'trains-of-wagons', icon: 'Build', allow: { read: [Role.Agent] } })
class Train extends TenantEntity {
  @Text({ required: true, max: 80, sort: true }) name!: string;
}

const BUILD = { icon: 'Build' } as const;
const OPERATION: OperationOptions = {
  id: 'shuntWagon',
  summary: 'Shunts a wagon',
  allow: [Role.Agent],
  tag: 'wagons',
  answer: Wagon,
};
const ROUTE: Route = {
  method: RequestMethod.POST,
  path: 'v1/wagons/:id/shunting',
  operation: OPERATION,
  handler: 'WagonsController.shunt',
};

/** A body with one field. */
function bodyWith(decorate: PropertyDecorator, name = 'track'): new () => object {
  class Shunting {}
  decorate(Shunting.prototype, name);
  Shape()(Shunting);
  return Shunting;
}

const judging =
  (operation: Partial<OperationOptions>, route: Partial<Route> = {}, ...others: Route[]) =>
  () => {
    const { body } = operation;
    const takes = typeof body === 'function' && !('takes' in route) ? { takes: body } : {};
    assertOperations([...others, { ...ROUTE, ...takes, ...route, operation: { ...OPERATION, ...operation } }]);
  };

describe('an operation is refused at boot', () => {
  const Right = bodyWith(Text({ required: true, max: 40 }));

  it('unless its declaration is that of its handler', () => {
    expect(judging({})).not.toThrow();
    expect(judging({ body: Right })).not.toThrow();
    expect(judging({ body: { type: 'object' } })).not.toThrow();
    expect(judging({ body: 'WagonCreate', reads: ['wagons'] })).not.toThrow();
  });

  it.each<[string, Partial<OperationOptions>, Partial<Route>, RegExp]>([
    ['its body is a class without fields', { body: class Track {} }, { takes: undefined }, /body: Track is no @Shape/],
    ['its body is a name without a schema', { body: 'WagonChange' }, {}, /body: there is no schema WagonChange/],
    ['its answer is a name without a schema', { answer: 'Wagons' }, {}, /answer: there is no schema Wagons/],
    ['its handler takes another body', { body: Right }, { takes: bodyWith(Flag()) }, /body: it is Shunting, and the/],
    ['its handler takes a body that it does not say', {}, { takes: Right }, /body: it is none, .* takes Shunting/],
    ['its handler does not judge its body', { body: Right }, { takes: undefined }, /the handler takes none/],
    ['a question has a body', { body: Right }, { method: RequestMethod.GET }, /body: nothing reads that of a get/],
    ['a role is unknown', { allow: ['boss' as Role] }, {}, /allow: boss is no role/],
    ['no role may call it', { allow: [] }, {}, /allow: no role may call it/],
    ['it reads an unknown resource', { reads: ['trains'] }, {}, /reads: there is no resource trains/],
    ['a parameter is not in its address', { path: { track: {} } }, {}, /path: its address has no parameter track/],
  ])('where %s', (_what, operation, route, message) => {
    expect(judging(operation, route)).toThrow(message);
    expect(judging(operation, route)).toThrow(/@Operation shuntWagon \(WagonsController.shunt\), /);
  });

  it('where another has its id or its address', () => {
    const other = { ...ROUTE, path: 'v1/wagons/:number/shunting', handler: 'TrainsController.shunt' };
    expect(judging({}, {}, other)).toThrow(/id: it is that of TrainsController.shunt/);
    expect(judging({ id: 'moveWagon' }, {}, other)).toThrow(/it is the address of TrainsController.shunt/);
    expect(judging({ id: 'moveWagon' }, { method: RequestMethod.GET }, other)).not.toThrow();
  });
});

describe('an action is refused at boot', () => {
  const acting = (operation: Partial<OperationOptions>, route: Partial<Route> = {}) =>
    judging({ action: { icon: 'Build' }, ...operation }, route);
  const Moved = bodyWith(Text({ max: 80 }), 'name');

  it('unless screens can offer it and ask for its body', () => {
    const when = [{ load: 'FREE', axles_gte: 2 }, { load_eq_any: ['FULL'] }, { note: null }];
    expect(acting({ body: Moved, when })).not.toThrow();
    expect(acting({ body: bodyWith(Choice(['FULL'], { name: 'wagonLoad' }), 'load') })).not.toThrow();
    expect(
      acting({
        body: bodyWith(
          Reference(() => Wagon),
          'behind',
        ),
      }),
    ).not.toThrow();
    const action = { ...BUILD, bulk: true, undo: true, can: 'shunt' } as const;
    expect(acting({ action }, { inputs: ['id', 'body', 'version'] })).not.toThrow();
    expect(acting({ status: 201 })).not.toThrow();
  });

  it.each<[string, Partial<OperationOptions>, Partial<Route>, RegExp]>([
    ['its icon is unknown', { action: { icon: 'Shunt' } }, {}, /action Shunt: there is no icon/],
    ['it is undone for one record', { action: { ...BUILD, undo: true } }, {}, /undo: only an action with bulk has it/],
    [
      'its handler needs more than many records have',
      { action: { ...BUILD, bulk: true } },
      { inputs: ['id', 'other'] },
      /bulk: its handler takes more than id, body and version/,
    ],
    [
      'a limit would count many records once',
      { action: { ...BUILD, bulk: true }, limit: { name: 'shunting', points: 1, seconds: 1, by: 'user' } },
      {},
      /bulk: its limit counts requests/,
    ],
    ['records have no such right', { action: { ...BUILD, can: 'sell' } }, {}, /can: lists send no right can.sell/],
    [
      'its callers do not see the rights',
      { action: { ...BUILD, can: 'shunt' }, allow: [Role.Customer] },
      {},
      /can: lists send no right can.shunt to its callers/,
    ],
    ['no line has it in its menu', { action: { ...BUILD, place: 'menu' } }, {}, /place: without can or when no line/],
    ['it is no POST', {}, { method: RequestMethod.PUT }, /action: v1\/wagons\/:id\/shunting is no POST/],
    ['it is below no record', {}, { path: 'v1/wagons/shunting' }, /action: .* is no POST to a name below a record/],
    ['it is below an unknown resource', {}, { path: 'v1/trains/:id/shunting' }, /action: .* below a record/],
    ['its answer is not shown', { answer: Train, status: 201 }, {}, /answer: screens show that of status 200/],
    ['its body has no fields for a dialog', { body: { type: 'object' } }, {}, /body: no dialog asks for it/],
    ['its body is a form', { body: Moved, bodyType: 'multipart/form-data' }, {}, /body: no dialog asks for it/],
    [
      'no dialog has an input',
      { body: bodyWith(References(() => Wagon)) },
      {},
      /field track: no dialog asks for references/,
    ],
    [
      'a reference points to another resource',
      {
        body: bodyWith(
          Reference(() => Train),
          'behind',
        ),
      },
      {},
      /field behind: it points to Train, in the record to Wagon/,
    ],
    ['a field of its body is worked out', { body: bodyWith(Computed({})) }, {}, /field track: no dialog asks for text/],
    [
      'a field is of another kind',
      { body: bodyWith(LongText(), 'name') },
      {},
      /name: it is longText, in the record text/,
    ],
    ['a field takes longer texts', { body: bodyWith(Text({ max: 90 }), 'name') }, {}, /name: maxLength: .* 80/],
    ['a field takes any text', { body: bodyWith(Text(), 'name') }, {}, /name: maxLength: .* 80/],
    ['a field takes larger numbers', { body: bodyWith(Integer({ min: 1, max: 50 }), 'axles') }, {}, /maximum: .* 40/],
    ['a field takes smaller numbers', { body: bodyWith(Integer({ max: 40 }), 'axles') }, {}, /axles: minimum: .* 1$/],
    ['a field takes other choices', { body: bodyWith(Choice(['LOST'], { name: 'x' }), 'load') }, {}, /load: enum: /],
    ['it is for records of no kind', { when: [] }, {}, /when: no record meets it/],
    ['a condition names no field', { when: [{ colour: 'RED' }] }, {}, /when: lists send no field colour/],
    ['its callers do not see a field', { when: [{ note: 'x' }], allow: [Role.Customer] }, {}, /send no field note/],
    ['records have no value of a field', { when: [{ reason: 'x' }] }, {}, /send no field reason/],
    [
      'a condition has an unknown operator',
      { when: [{ load_gte: 'FREE' }] },
      {},
      /when: load_gte has no such operator/,
    ],
    ['a condition has an unknown value', { when: [{ load: 'LOST' }] }, {}, /when: load is never "LOST"/],
    ['one of several values is unknown', { when: [{ load_eq_any: ['FREE', 4] }] }, {}, /load_eq_any is never/],
    ['what is never empty is empty', { when: [{ load: null }] }, {}, /when: load is never null/],
  ])('where %s', (_what, operation, route, message) => {
    expect(acting(operation, route)).toThrow(message);
    expect(acting(operation, route)).toThrow(/@Operation shuntWagon \(WagonsController.shunt\), /);
  });

  it('where a condition belongs to no action', () => {
    expect(judging({ when: [{ load: 'FREE' }] })).toThrow(/when: it is no action/);
  });

  it('unless forms can send and show its preview', () => {
    const answer = (name: string) => bodyWith(Computed({ type: 'object', properties: { [name]: {} } }), 'suggested');
    const previewing = (body: object, of: object, path = 'v1/wagons/preview') =>
      judging({ preview: true, body, answer: of }, { path });
    expect(previewing(Moved, answer('load'))).not.toThrow();
    expect(previewing(Moved, answer('track'))).toThrow(/answer Shunting, field track: Wagon has no field of that name/);
    expect(previewing(bodyWith(Text()), answer('load'))).toThrow(/body Shunting, field track: Wagon has no field/);
    expect(previewing(Moved, Wagon)).toThrow(/preview: its answer is no @Shape/);
    expect(previewing(Moved, Moved, 'v1/wagons/:id/preview')).toThrow(/is no POST to the preview of a resource/);
  });
});

describe('a body is refused at boot', () => {
  const shape = (decorate: PropertyDecorator) => () => assertShape(shapeOf(bodyWith(decorate)));

  it.each<[string, PropertyDecorator, RegExp]>([
    [
      'a field is hidden, which nothing heeds',
      Text({ visible: [Role.Agent] }),
      /visible: only the field of a resource/,
    ],
    ['a field is not for all to change', Text({ editable: [Role.Agent] }), /editable: only the field of a resource/],
    ['a field is read alone', Text({ readOnly: true }), /readOnly: only the field of a resource/],
    ['a field depends on another', Text({ when: { kind: ['A'] } }), /when: only the field of a resource/],
    ['a field is unique', Text({ unique: true }), /unique: only the field of a resource/],
    ['its default is refused by itself', Text({ max: 2, default: 'ABC' }), /default "ABC"/],
    ['the least is above the most', Integer({ min: 5, max: 3 }), /min 5 is above max 3/],
  ])('where %s', (_what, decorate, message) => {
    expect(shape(decorate)).toThrow(message);
    expect(shape(decorate)).toThrow(/@Shape Shunting, field track: /);
  });

  it('where a field is declared twice', () => {
    class Twice {}
    Text()(Twice.prototype, 'track');
    Flag()(Twice.prototype, 'track');
    Shape()(Twice);
    expect(() => assertShape(shapeOf(Twice))).toThrow(/@Shape Twice, field track: it is declared twice/);
  });

  it('unless its fields say what bodies heed', () => {
    expect(shape(Choice(['A'], { name: 'x', required: true, default: 'A' }))).not.toThrow();
    expect(shape(Computed({}))).not.toThrow();
  });
});

describe('the routes of an application', () => {
  const Declared = bodyWith(Text({ max: 40 }));
  const Taken = bodyWith(Flag());

  @Controller('v1/wagons')
  class WagonsController {
    @Get(':id/track')
    @Operation({ ...OPERATION, id: 'readTrack' })
    read(@Param('id') id: string) {
      return id;
    }

    @Post(':id/shunting')
    @Operation({ ...OPERATION, body: Declared })
    shunt(@Param('id') _id: string, @Body(BodyOf(Taken)) body: object) {
      return body;
    }
  }

  /** Actions for many records: the handler of the sale reads its query besides. */
  @Controller('v1/wagons')
  class ManyWagonsController {
    @Post(':id/coupling')
    @Operation({ ...OPERATION, id: 'coupleWagon', body: Declared, action: { ...BUILD, bulk: true } })
    couple(
      @Param('id', RecordId) id: string,
      @Body(BodyOf(Declared)) body: object,
      @IfMatch('optional') version: number,
    ) {
      return [id, body, version];
    }

    @Post(':id/sale')
    @Operation({ ...OPERATION, id: 'sellWagon', action: { ...BUILD, bulk: true } })
    sell(@Param('id', RecordId) id: string, @Query() query: object) {
      return [id, query];
    }
  }

  @Module({ controllers: [WagonsController, ManyWagonsController] })
  class WagonsModule {}

  it('are judged with what their handlers take', async () => {
    const app = await NestFactory.create(WagonsModule, { preview: true, logger: false });
    const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
    const discovery = new DiscoveryService(app.get(ModulesContainer));
    const service = new DocumentService(discovery, new MetadataScanner(), new Reflector(), env);
    expect(() => service.onModuleInit()).toThrow(
      /^@Operation shuntWagon \(WagonsController.shunt\), body: it is Shunting, and the handler takes Shunting\n@Operation sellWagon \(ManyWagonsController.sell\), bulk: its handler takes more than id, body and version$/,
    );
    await app.close();
  });
});

// The last test: its resource is in the way of all others.
describe('a text with placeholders is refused at boot', () => {
  it('where no operation lists them or fills the text with the values of a record', () => {
    const template = {
      placeholders: 'letters/{id}/words',
      preview: 'letter-preview',
      record: { field: 'wagon', resource: 'wagon' },
    };
    @Resource({ path: 'letters', icon: 'Build', allow: { read: [Role.Agent] } })
    class Letter extends TenantEntity {
      @Text({ required: true, max: 80, sort: true }) name!: string;
      @LongText({ required: true, template }) content!: string;
    }
    const fault = (text: string) => `${Letter.name}, field content: template: ${text}`;
    const missing = [
      'there is no GET letters/{id}/words',
      'letter-preview takes no content',
      'letter-preview takes no wagon',
    ];
    const unknown = fault('there is no resource wagon');
    expect(judging({})).toThrow([...missing.map(fault), unknown].join('\n'));
    const words = {
      ...ROUTE,
      method: RequestMethod.GET,
      path: 'v1/letters/:id/words',
      operation: { ...OPERATION, id: 'words' },
    };
    @Shape()
    class LetterPreview {
      @LongText() content?: string;
      @Text() wagon?: string;
    }
    const preview = { path: 'v1/letter-preview' };
    expect(judging({ body: LetterPreview }, preview, words)).toThrow(new RegExp(`^${unknown}$`));
  });
});
