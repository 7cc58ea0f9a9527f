import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { notFound, Problem } from '../http/problem.js';
import { validBody } from '../resource/body.js';
import { isRecordId } from '../resource/reference-kinds.js';
import { shapeOf } from '../resource/shape.js';

/** The id in the address; 404 for a text that is no id. */
@Injectable()
export class RecordId implements PipeTransform {
  transform(value: unknown): string {
    if (!isRecordId(value)) throw notFound();
    return value.toLowerCase();
  }
}

/** Reads the version of If-Match: 428 without one, 400 for a text that is no version. */
export function versionOf(demand: 'required' | 'optional', context: ExecutionContext): number | undefined {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || (header === '*' && demand === 'optional')) {
    if (demand === 'optional') return undefined;
    throw new Problem(428, 'PRECONDITION_REQUIRED');
  }
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined) throw new Problem(400, 'INVALID_VALUE', { name: 'If-Match' });
  return Number(version);
}

/** The version of If-Match, on which a write is based. */
export const IfMatch = createParamDecorator(versionOf);

/** Validates a body against a @Shape() class; an optional body that is missing counts as one without fields. */
export class ShapedBody implements PipeTransform {
  constructor(
    readonly type: object,
    private readonly demand: 'required' | 'optional',
  ) {}

  transform(sent: unknown) {
    const { body, fields } = shapeOf(this.type);
    return validBody(body, fields, this.demand === 'optional' ? (sent ?? {}) : sent);
  }
}

/** The pipe that validates a body against a @Shape() class. Throws for a class that is none. */
export function BodyOf(type: object, demand: 'required' | 'optional' = 'required'): PipeTransform {
  shapeOf(type);
  return new ShapedBody(type, demand);
}
