import type { ClientRect, DroppableContainer, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type Cell, cellOf, pulledBy } from './cells';
import { HOUR_WIDTH } from './DayGrid';

const QUARTER = HOUR_WIDTH / 4;
/** Distance from the edge of its cell at which a card stands after a step by key, in pixels. */
const WITHIN = 4;

/** Edge that a key moves the card along, the edge across, and whether the key leads forwards. */
const WAYS: Readonly<Record<string, readonly ['left' | 'top', 'left' | 'top', 1 | -1]>> = {
  ArrowRight: ['left', 'top', 1],
  ArrowLeft: ['left', 'top', -1],
  ArrowDown: ['top', 'left', 1],
  ArrowUp: ['top', 'left', -1],
};

interface KeySteps {
  isDay: boolean;
  /** The first day offered to an order. */
  date: string;
  /** Distance from the edge of a cell to the first hour of work, in pixels. */
  indent: number;
}

/**
 * The steps of a card by arrow keys: in a week to the next day or person, in a day by a quarter of an hour or to the
 * next person. The first key takes an order into the calendar, to the person who executes it.
 */
export function keySteps({ isDay, date, indent }: KeySteps): KeyboardCoordinateGetter {
  return (event, { currentCoordinates: { x, y }, context: { active, droppableContainers } }) => {
    const way = WAYS[event.code];
    if (!way) return undefined;
    const cells = droppableContainers.getEnabled().flatMap((cell) => {
      const rect = cell.rect.current;
      return rect ? [{ cell, rect }] : [];
    });
    const here = cells.find(({ rect }) => isWithin(rect, x, y));
    if (!here) {
      const order = active && pulledBy(active)?.order;
      const first = firstOf(cells, { person: order?.executionResponsible as string, date });
      first?.cell.node.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return first ? { x: first.rect.left + indent + WITHIN, y: first.rect.top + WITHIN } : { x, y };
    }
    const [along, across, sign] = way;
    if (isDay && along === 'left') {
      const to = x + sign * QUARTER;
      return { x: to < here.rect.left - 1 || to >= here.rect.right ? x : to, y };
    }
    const [next] = cells
      .filter(
        ({ rect }) => Math.abs(rect[across] - here.rect[across]) < 1 && sign * (rect[along] - here.rect[along]) > 1,
      )
      .sort((left, right) => sign * (left.rect[along] - right.rect[along]));
    if (!next) return { x, y };
    return isDay ? { x, y: next.rect.top + WITHIN } : { x: next.rect.left + WITHIN, y: next.rect.top + WITHIN };
  };
}

const isWithin = ({ left, right, top, bottom }: ClientRect, x: number, y: number) =>
  x >= left - 1 && x < right && y >= top - 1 && y < bottom;

interface Found {
  cell: DroppableContainer;
  rect: ClientRect;
}

/** The cell of the person on the day, or the first cell of the day if the person has no row. */
function firstOf(cells: readonly Found[], { person, date }: Cell): Found | undefined {
  const ofDay = cells
    .filter(({ cell }) => cellOf(cell)?.date === date)
    .sort((left, right) => left.rect.top - right.rect.top);
  return ofDay.find(({ cell }) => cellOf(cell)?.person === person) ?? ofDay[0];
}
