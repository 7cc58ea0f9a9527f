import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isAsked } from '../../model/is-asked';
import type { FieldModel } from '../../model/resource-model';

/** A field that depends on others stands there as long as they say so in the form. */
export function WhereAsked({ field, children }: { field: FieldModel; children: ReactNode }) {
  return field.when ? <Depending field={field}>{children}</Depending> : children;
}

function Depending({ field, children }: { field: FieldModel; children: ReactNode }) {
  return isAsked(field, useWatch()) ? children : null;
}
