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

/** Code of the refusal to delete a referenced record. */
export const inUseCode = ({ options }: ResourceModel) => options.inUse ?? 'IN_USE';

/** The Problem of a broken constraint, in terms of the resource's fields; other errors are returned as they are. */
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
    return invalidField(pointerOf(constraint, model), 'UNKNOWN_REFERENCE');
  }
  if (error instanceof CheckConstraintViolationException)
    return invalidField(pointerOf(constraint, model), 'INVALID_VALUE');
  return error instanceof OptimisticLockError ? new Problem(412, 'STALE') : error;
}

/** JSON pointer of the field whose column the name of a constraint contains. */
function pointerOf(constraint: string, { fields }: ResourceModel): string {
  const field = fields.find((candidate) => columnsOf(candidate).some((column) => constraint.includes(column)));
  return field ? `/${field.name}` : '';
}
