import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ShapedBody, versionOf } from './request.js';

/** An argument of a handler: the record's id, the body, the version of If-Match, or something else of the request. */
export type HandlerInput = 'id' | 'body' | 'version' | 'other';

/** An argument as Nest stores it under `<kind>:<place>`. */
interface StoredArgument {
  readonly index: number;
  readonly data?: unknown;
  readonly factory?: unknown;
  readonly pipes?: readonly unknown[];
}

/** The arguments of a handler in their order, and the class by which it validates its body, if any. */
export function inputsOf(type: Type<unknown>, name: string): { inputs: readonly HandlerInput[]; takes?: object } {
  const stored: Record<string, StoredArgument> = Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) ?? {};
  const ordered = Object.entries(stored).sort(([, one], [, other]) => one.index - other.index);
  const pipes = ordered.flatMap(([, { pipes = [] }]) => pipes);
  const shaped = pipes.find((pipe) => pipe instanceof ShapedBody);
  return { inputs: ordered.map(([key, argument]) => inputOf(key, argument)), ...(shaped && { takes: shaped.type }) };
}

function inputOf(key: string, { data, factory }: StoredArgument): HandlerInput {
  if (factory === versionOf) return 'version';
  const kind = Number(key.split(':')[0]);
  if (kind === RouteParamtypes.PARAM && data === 'id') return 'id';
  return kind === RouteParamtypes.BODY && data === undefined ? 'body' : 'other';
}
