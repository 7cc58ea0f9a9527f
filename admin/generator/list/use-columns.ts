import { useStore } from 'react-admin';
import { columnsOf, hiddenAtFirst, inOrder, moved, namesOfPlaces } from '../model/columns';
import type { FieldModel } from '../model/resource-model';
import { useResourceModel } from '../resource-model-context';

/** One column as the user has set it. */
export interface Column {
  field: FieldModel;
  isShown: boolean;
}

/**
 * The user's columns of the list, in his order. They are kept by name, since columns come and go at run time; an order that
 * was kept by places is still understood.
 */
export function useColumns() {
  const { model } = useResourceModel();
  const fields = columnsOf(model);
  const [hidden, setHidden] = useStore<string[]>(`${model.route}.datatable`, hiddenAtFirst(model));
  const [places] = useStore<number[] | undefined>(`${model.route}.datatable_columnRanks`);
  const [names, setNames] = useStore<string[] | undefined>(`${model.route}.columnOrder`);
  const order = inOrder(fields, names ?? namesOfPlaces(fields, places));
  const columns = order.map((field): Column => ({ field, isShown: !hidden.includes(field.name) }));
  return {
    columns,
    /** The fields that the table shows. */
    shown: columns.filter(({ isShown }) => isShown).map(({ field }) => field),
    /** Under this key react-admin's DataTable keeps nothing: what it is given is what it shows. */
    storeKey: `${model.route}.table`,
    toggle: ({ name }: FieldModel) =>
      setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]),
    move: (from: number, to: number) =>
      setNames(
        moved(
          order.map(({ name }) => name),
          from,
          to,
        ),
      ),
  };
}
