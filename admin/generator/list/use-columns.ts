import { useStore } from 'react-admin';
import { columnsOf, hiddenAtFirst, inOrder, moved } from '../model/columns';
import type { FieldModel } from '../model/resource-model';
import { useResourceModel } from '../resource-model-context';

/** One column as the user has set it. */
export interface Column {
  field: FieldModel;
  isShown: boolean;
}

/** The user's columns of the list, in his order; they are kept under the names that react-admin's DataTable reads. */
export function useColumns() {
  const { model } = useResourceModel();
  const fields = columnsOf(model);
  const [hidden, setHidden] = useStore<string[]>(`${model.route}.datatable`, hiddenAtFirst(model));
  const [ranks, setRanks] = useStore<number[] | undefined>(`${model.route}.datatable_columnRanks`);
  const order = inOrder(ranks, fields.length);
  const columns = order.map((index) => fields[index]).filter((field) => field !== undefined);
  return {
    columns: columns.map((field): Column => ({ field, isShown: !hidden.includes(field.name) })),
    toggle: ({ name }: FieldModel) =>
      setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]),
    move: (from: number, to: number) => setRanks(moved(order, from, to)),
  };
}
