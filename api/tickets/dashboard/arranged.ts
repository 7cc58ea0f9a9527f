import type { DashboardPanel } from '../../masterdata/dashboard-panel.entity.js';

/** The place of a panel by its manager: its name, its column, and whether it is hidden. */
export type PanelPlace = Pick<DashboardPanel, 'panel' | 'column' | 'hidden'>;

/** The panels in the order of a manager with their places, without hidden ones; the others follow in their own order. */
export function arranged<Panel>(
  panels: readonly Panel[],
  nameOf: (panel: Panel) => string,
  places: readonly PanelPlace[],
): { panel: Panel; place: PanelPlace | undefined }[] {
  const ranks = new Map(places.map(({ panel }, rank) => [panel, rank]));
  return panels
    .map((panel) => ({ panel, rank: ranks.get(nameOf(panel)) ?? places.length }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ panel, rank }) => ({ panel, place: places[rank] }))
    .filter(({ place }) => !place?.hidden);
}
