import { useEffect, useRef } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { columnsOf } from '../../model/columns';
import { embedsOf } from '../../model/list-selection';
import { listOf, type PageRecord, type PanelModel, panelsOf } from '../../model/panels';
import { useApplication } from '../../providers/application';

/** Most records of inline rows; a longer list is shown in pages. */
export const MOST = 200;

/** Loads the records of a panel anew once the record of the page has changed, since their rights may depend on it. */
export function useFollowPage({ version }: RaRecord, refetch: () => unknown): void {
  const loaded = useRef(version);
  useEffect(() => {
    if (loaded.current === version) return;
    loaded.current = version;
    refetch();
  }, [version, refetch]);
}

/** The panel of the resource `name` on the pages of the resource `on`; undefined if the user may not list its records. */
export function usePanel(on: string, name: string): PanelModel | undefined {
  const { models } = useApplication();
  const page = models.find(({ path }) => path === on);
  return page && panelsOf(page, models).find((panel) => panel.name === name);
}

/** The fields of inline rows: the columns of the resource without the reference to the page's record. */
export const rowFieldsOf = ({ model, field }: PanelModel) => columnsOf(model).filter(({ name }) => name !== field.name);

/** The first whole records of an inline panel, in one request for all parts of a page; none without a panel. */
export function usePanelRecords<Row extends RaRecord>(
  panel: PanelModel | undefined,
  record: PageRecord,
  refetchInterval?: number,
) {
  const { model: { route = '' } = {}, sort } = panel ?? {};
  const { filter, below } = panel ? listOf(panel, record) : {};
  const meta = { embed: panel && embedsOf(rowFieldsOf(panel)), below };
  const params = { filter, pagination: { page: 1, perPage: MOST }, sort, meta };
  return useGetList<Row>(route, params, { enabled: panel !== undefined, refetchInterval, onError: () => undefined });
}
