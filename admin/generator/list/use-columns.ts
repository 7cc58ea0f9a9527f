import { useListContext, useStore } from 'react-admin';
import { columnsOf, hiddenAtFirst, inOrder, moved, namesOfPlaces } from '../../model/columns';
import type { FilterValues } from '../../model/filters';
import { isCustom } from '../../model/own-texts';
import { isSame } from '../../model/record-diff';
import type { FieldModel } from '../../model/resource-model';
import { useResourceModel } from '../resource-model-context';
import { useViewTabs } from './views/use-views';

const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The columns of a saved query, as long as the list shows its filter. */
interface QueryColumns {
  filter: FilterValues;
  names: readonly string[];
}

/** The columns of the last opened query; undefined if it has none. */
export const useQueryColumns = (route: string) => useStore<QueryColumns | undefined>(`${route}.queryColumns`);

/** One column with the user's settings. */
export interface Column {
  field: FieldModel;
  isShown: boolean;
}

/**
 * The user's columns of the list, in their order. They are stored by name, since columns come and go at run time; an
 * order stored by index is still read. Custom fields are columns of each user who has chosen none. A tab with columns of its
 * own begins with these, and stores the user's choice by itself.
 */
export function useColumns() {
  const { model } = useResourceModel();
  const fields = columnsOf(model);
  const { columns: declared, name: tab } = useViewTabs().shown ?? {};
  const key = declared ? `${model.route}.${tab}` : model.route;
  const [kept, setHidden] = useStore<string[] | undefined>(`${key}.datatable`);
  const hidden = kept ?? hiddenAtFirst(model, declared);
  const [places] = useStore<number[] | undefined>(`${key}.datatable_columnRanks`);
  const [names, setNames] = useStore<string[] | undefined>(`${key}.columnOrder`);
  // Custom fields come and go, so that the fields added by the user are stored, not the hidden ones.
  const [added, setAdded] = useStore<string[] | undefined>(`${key}.ownColumns`);
  const { filterValues } = useListContext();
  const [brought, setBrought] = useQueryColumns(model.route);
  const ofQuery = brought && isSame(brought.filter, filterValues) ? brought : undefined;
  const order = inOrder(fields, ofQuery?.names ?? names ?? namesOfPlaces(fields, places) ?? declared);
  const hasChosen = added !== undefined || names !== undefined || kept !== undefined || places !== undefined;
  const custom = hasChosen ? [] : fields.filter(isCustom).map(({ name }) => name);
  const own = added ?? (declared ? custom.filter((name) => declared.includes(name)) : custom);
  const isOwnShown = (field: FieldModel) => (isCustom(field) ? own.includes(field.name) : !hidden.includes(field.name));
  const columns = order.map(
    (field): Column => ({ field, isShown: ofQuery ? ofQuery.names.includes(field.name) : isOwnShown(field) }),
  );
  return {
    columns,
    /** The fields that the table shows. */
    shown: columns.filter(({ isShown }) => isShown).map(({ field }) => field),
    /** react-admin's DataTable stores nothing under this key: it shows exactly the given columns. */
    storeKey: `${model.route}.table`,
    /** Whether the user has chosen columns or their order; otherwise columns may give way where there is no room. */
    isOwnChoice: ofQuery !== undefined || hasChosen,
    toggle: (field: FieldModel) => {
      if (ofQuery) setBrought({ ...ofQuery, names: toggled(ofQuery.names, field.name) });
      else {
        // The first choice keeps the columns on the screen.
        setAdded(isCustom(field) ? toggled(own, field.name) : own);
        if (!isCustom(field)) setHidden(toggled(hidden, field.name));
      }
    },
    /** Back to the columns and the order of the beginning. */
    reset: () => {
      setBrought(undefined);
      setHidden(undefined);
      setNames(undefined);
      setAdded(undefined);
    },
    move: (from: number, to: number) => {
      const next = moved(order, from, to).map(({ name }) => name);
      if (ofQuery) setBrought({ ...ofQuery, names: next.filter((name) => ofQuery.names.includes(name)) });
      else {
        setAdded(own);
        setNames(next);
      }
    },
  };
}
