import { useMemo } from 'react';
import { useListContext, useStore } from 'react-admin';
import { columnsOf, hiddenAtFirst, inOrder, moved, namesOfPlaces } from '../../model/columns';
import type { FilterValues } from '../../model/filters';
import { isCustom } from '../../model/own-texts';
import { isSame } from '../../model/record-diff';
import type { FieldModel } from '../../model/resource-model';
import { useResourceModel } from '../resource-model-context';

const none: string[] = [];

const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The columns that a saved query brings along, as long as the list shows what it asks for. */
interface QueryColumns {
  filter: FilterValues;
  names: readonly string[];
}

/** The columns of the query that was opened last; undefined once it brought none. */
export const useQueryColumns = (route: string) => useStore<QueryColumns | undefined>(`${route}.queryColumns`);

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
  const { filterValues } = useListContext();
  const [brought, setBrought] = useQueryColumns(model.route);
  const ofQuery = brought && isSame(brought.filter, filterValues) ? brought : undefined;
  const order = inOrder(fields, ofQuery?.names ?? names ?? namesOfPlaces(fields, places));
  const isOwnShown = (field: FieldModel) =>
    isCustom(field) ? added.includes(field.name) : !hidden.includes(field.name);
  const columns = order.map(
    (field): Column => ({ field, isShown: ofQuery ? ofQuery.names.includes(field.name) : isOwnShown(field) }),
  );
  const isOwnChoice =
    ofQuery !== undefined ||
    fields.some(({ name }) => added.includes(name)) ||
    names !== undefined ||
    kept !== undefined;
  return {
    columns,
    /** The fields that the table shows. */
    shown: columns.filter(({ isShown }) => isShown).map(({ field }) => field),
    /** Under this key react-admin's DataTable keeps nothing: what it is given is what it shows. */
    storeKey: `${model.route}.table`,
    /** Whether the user has chosen columns or their order; what was not chosen may give way where there is no room. */
    isOwnChoice,
    toggle: (field: FieldModel) => {
      if (ofQuery) setBrought({ ...ofQuery, names: toggled(ofQuery.names, field.name) });
      else if (isCustom(field)) setAdded(toggled(added, field.name));
      else setHidden(toggled(hidden, field.name));
    },
    /** Back to the columns and the order of the beginning. */
    reset: () => {
      setBrought(undefined);
      setHidden(undefined);
      setNames(undefined);
      setAdded(none);
    },
    move: (from: number, to: number) => {
      const next = moved(order, from, to).map(({ name }) => name);
      if (ofQuery) setBrought({ ...ofQuery, names: next.filter((name) => ofQuery.names.includes(name)) });
      else setNames(next);
    },
  };
}
