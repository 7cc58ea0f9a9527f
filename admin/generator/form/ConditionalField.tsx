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

/** The values of the form on which conditions depend; it watches no others. */
export function useConditionValues(conditions: Pick<FieldModel, 'when' | 'requiredWhen'>): object {
  const names = dependenciesOf(conditions);
  const typed = useFormValues(names);
  return names.reduce<object>((filled, name, index) => withValueAt(filled, name, typed[index]), {});
}

/** A field that is shown and required by the values of other fields of the form; only the fields of its conditions are watched. */
export function ConditionalField({ field, children }: ConditionalFieldProps) {
  return dependenciesOf(field).length > 0 ? <Dependent field={field}>{children}</Dependent> : children(field);
}

function Dependent({ field, children }: ConditionalFieldProps) {
  const { model } = useResourceModel();
  const isStored = useRecordContext()?.id !== undefined;
  const values = useConditionValues(field);
  if (!isFieldShown(field, values, model.fields)) return null;
  // A stored secret is never sent, and kept without an input.
  return children(field.widget === 'secret' && isStored ? field : requiredBy(field, values, model.fields));
}
