import { Body, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { declareRoute } from '../access/declare-route.js';
import type { Access } from '../access/permission.js';
import { machineOf, transitionBody } from '../resource/machine.js';
import { resourceOf } from '../resource/resource.js';
import type { TenantEntityClass } from '../resource/resource-model.js';
import { generatedSummaries } from './generated-operations.js';
import { BodyOf, IfMatch, RecordId } from './request.js';
import type { ResourceService } from './resource-service.js';

/** A generated controller with the service of its resource. */
interface Served {
  readonly service: ResourceService<never>;
}

/** Adds an action for each transition of the resource's state machine to its controller. */
export function declareTransitions(controller: Type<unknown>, type: TenantEntityClass, changers: Access | undefined) {
  const model = resourceOf(type);
  const { path } = model.options;
  const { field, transitions = {} } = machineOf(type) ?? {};
  for (const [name, { from, icon, bulk, roles = changers }] of Object.entries(transitions)) {
    if (!roles?.length) continue;
    const body = transitionBody(model, name);
    const { prototype } = controller;
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: Served, id: string, version: number, sent: object = {}) {
        return this.service.transition(id, name, sent, version);
      },
    });
    Param('id', RecordId)(prototype, name, 0);
    IfMatch('required')(prototype, name, 1);
    if (body) Body(BodyOf(body))(prototype, name, 2);
    declareRoute(
      controller,
      name,
      {
        id: `${name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}${model.name}`,
        summary: generatedSummaries(path).transition,
        allow: roles,
        tag: path,
        body,
        answer: model.name,
        ifMatch: 'required',
        action: { icon, ...(bulk && { bulk, undo: true }) },
        when: [{ [`${field}_eq_any`]: from }],
        problems: { 409: ['TRANSITION_NOT_ALLOWED', 'STATE_FIELDS'] },
      },
      Post(`:id/${name}`),
      HttpCode(200),
    );
  }
}
