import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { valueAt } from '../../model/paths';

/** The values of fields in the form around, which watches no others; of the record for a field without an input. */
export function useFormValues(names: readonly string[]): unknown[] {
  const record = useRecordContext() ?? {};
  // Exactly: a watch of `name` would otherwise react to each key in `nameOfOwner` as well.
  const typed = useWatch({ name: [...names], exact: true });
  return names.map((name, index) => (typed[index] === undefined ? valueAt(record, name) : typed[index]));
}
