import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isFieldShown } from '../../model/is-field-shown';
import type { FieldModel } from '../../model/resource-model';

/** A field that is shown as long as the other fields of the form have the values of its `when`. */
export function ConditionalField({ field, children }: { field: FieldModel; children: ReactNode }) {
  return field.when ? <Dependent field={field}>{children}</Dependent> : children;
}

function Dependent({ field, children }: { field: FieldModel; children: ReactNode }) {
  return isFieldShown(field, useWatch()) ? children : null;
}
