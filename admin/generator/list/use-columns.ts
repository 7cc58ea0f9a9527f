import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { columnsOf, hiddenAtFirst, inOrder, moved, namesOfPlaces } from '../../model/columns';
import { isCustom } from '../../model/own-texts';
import type { FieldModel } from '../../model/resource-model';
import { useResourceModel } from '../resource-model-context';

const none: string[] = [];

const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** One column as the user has set it. */
export interface Column {
  field: FieldModel;
  isShown: boolean;
}

/**
 * The user's columns of the list, in their order. They are kept by name, since columns come and go at run time; an order
 * that was kept by places is still understood. A tenant's own fields are columns for those who add them.
 */
export function useColumns() {
  const { model } = useResourceModel();
  const fields = columnsOf(model);
  const first = useMemo(() => hiddenAtFirst(model), [model]);
  const [kept, setHidden] = useStore<string[] | undefined>(`${model.route}.datatable`);
  const hidden = kept ?? first;
  const [places] = useStore<number[] | undefined>(`${model.route}.datatable_columnRanks`);
  const [names, setNames] = useStore<string[] | undefined>(`${model.route}.columnOrder`);
  // A tenant's own fields come and go, so that those which the user has added are kept, not those they have hidden.
  const [added, setAdded] = useStore<string[]>(`${model.route}.ownColumns`, none);
  const order = inOrder(fields, names ?? namesOfPlaces(fields, places));
  const columns = order.map(
    (field): Column => ({
      field,
      isShown: isCustom(field) ? added.includes(field.name) : !hidden.includes(field.name),
    }),
  );
  const isOwnChoice = fields.some(({ name }) => added.includes(name)) || names !== undefined || kept !== undefined;
  return {
    columns,
    /** The fields that the table shows. */
    shown: columns.filter(({ isShown }) => isShown).map(({ field }) => field),
    /** Under this key react-admin's DataTable keeps nothing: what it is given is what it shows. */
    storeKey: `${model.route}.table`,
    /** Whether the user has chosen columns or their order; what was not chosen may give way where there is no room. */
    isOwnChoice,
    toggle: (field: FieldModel) =>
      isCustom(field) ? setAdded(toggled(added, field.name)) : setHidden(toggled(hidden, field.name)),
    /** Back to the columns and the order of the beginning. */
    reset: () => {
      setHidden(undefined);
      setNames(undefined);
      setAdded(none);
    },
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
