import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { dependenciesOf, isFieldShown, requiredBy } from '../../model/is-field-shown';
import { withValueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { useResourceModel } from '../resource-model-context';
import { useFormValues } from './use-form-values';

interface ConditionalFieldProps {
  field: FieldModel;
  children: (field: FieldModel) => ReactNode;
}

/** A field that is shown and required by the values of other fields of the form; only the fields of its conditions are watched. */
export function ConditionalField({ field, children }: ConditionalFieldProps) {
  return dependenciesOf(field).length > 0 ? <Dependent field={field}>{children}</Dependent> : children(field);
}

function Dependent({ field, children }: ConditionalFieldProps) {
  const { model } = useResourceModel();
  const isStored = useRecordContext()?.id !== undefined;
  const names = dependenciesOf(field);
  const typed = useFormValues(names);
  const values = names.reduce<object>((filled, name, index) => withValueAt(filled, name, typed[index]), {});
  if (!isFieldShown(field, values, model.fields)) return null;
  // A stored secret is never sent, and kept without an input.
  return children(field.widget === 'secret' && isStored ? field : requiredBy(field, values, model.fields));
}
