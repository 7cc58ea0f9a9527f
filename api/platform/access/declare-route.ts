import type { Type } from '@nestjs/common';
import { Operation, type OperationOptions } from './operation.js';

/** Declares a method of a generated controller as a route; without an operation it stays a plain method. */
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
