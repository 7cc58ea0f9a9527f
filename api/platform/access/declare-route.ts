import type { Type } from '@nestjs/common';
import { Operation, type OperationOptions } from './operation.js';

/** Declares a method of a controller that is made for a kind of records as a route; without an operation it is none. */
export function declareRoute(
  { prototype }: Type<unknown>,
  method: string,
  operation: OperationOptions | undefined,
  ...decorators: MethodDecorator[]
): void {
  if (!operation) return;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, method) as PropertyDescriptor;
  for (const decorate of [...decorators, Operation(operation)]) decorate(prototype, method, descriptor);
}
