import type { DashboardPanel } from '../../masterdata/dashboard-panel.entity.js';

/** The place of a panel by its manager: its name, its column, and whether it is hidden. */
export type PanelPlace = Pick<DashboardPanel, 'panel' | 'column' | 'hidden'>;

/** The panels in the order of a manager, without hidden ones; those without a place follow in their own order. */
export function arranged<Panel>(
  panels: readonly Panel[],
  nameOf: (panel: Panel) => string,
  places: readonly PanelPlace[],
): Panel[] {
  const rankOf = (panel: Panel) => {
    const rank = places.findIndex((place) => place.panel === nameOf(panel));
    return rank < 0 ? places.length : rank;
  };
  return panels
    .filter((panel) => !places[rankOf(panel)]?.hidden)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((panel) => {
      const column = places[rankOf(panel)]?.column;
      return column ? { ...panel, aside: column === 'NARROW' } : panel;
    });
}
