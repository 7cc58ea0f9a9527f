import {
  CheckConstraintViolationException,
  ForeignKeyConstraintViolationException,
  OptimisticLockError,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import { invalidField, Problem } from '../http/problem.js';
import { columnsOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';

interface DriverError {
  constraint?: string;
}

/** Code of the refusal to delete what is still referred to. */
export const inUseCode = ({ options }: ResourceModel) => options.inUse ?? 'IN_USE';

/** Words what the database refuses in terms of the resource's fields; other errors are passed on as they are. */
export function explainConstraint(error: unknown, model: ResourceModel, kind: 'write' | 'delete'): unknown {
  const { constraint = '' } = error as DriverError;
  if (error instanceof UniqueConstraintViolationException) {
    const field = model.constraints.get(constraint);
    if (!field) return error;
    const unique = model.fields.find(({ name }) => name === field)?.options.unique;
    const code = typeof unique === 'string' ? unique : 'DUPLICATE';
    return new Problem(409, code, { field }, [{ pointer: `/${field}`, code, params: { field } }]);
  }
  if (error instanceof ForeignKeyConstraintViolationException) {
    if (kind === 'delete') return new Problem(409, inUseCode(model));
    const field = model.fields.find((one) => columnsOf(one).some((column) => constraint.includes(column)));
    return invalidField(field ? `/${field.name}` : '', 'UNKNOWN_REFERENCE');
  }
  if (error instanceof CheckConstraintViolationException) {
    const field = model.fields.find((one) => columnsOf(one).some((column) => constraint.includes(column)));
    return invalidField(field ? `/${field.name}` : '', 'INVALID_VALUE');
  }
  if (error instanceof OptimisticLockError) return new Problem(412, 'STALE');
  return error;
}
