import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { useCallback } from 'react';
import { HOUR_WIDTH } from './DayGrid';

const QUARTER = HOUR_WIDTH / 4;

/**
 * Where the arrow keys take a card: in a week to the next day or person, in a day by a quarter of an hour or to the next
 * person.
 */
export function useKeySteps(isDay: boolean): KeyboardCoordinateGetter {
  return useCallback(
    (event, { currentCoordinates: { x, y }, context: { active, over, droppableRects } }) => {
      const cells = [...droppableRects.values()];
      const here = over?.rect ?? cells.find((cell) => within(cell, x, y));
      const size = { width: here?.width ?? active?.rect.current.initial?.width ?? 0, height: here?.height ?? 0 };
      const across = isDay ? QUARTER : size.width;
      switch (event.code) {
        case 'ArrowRight':
          return { x: x + across, y };
        case 'ArrowLeft':
          return { x: x - across, y };
        case 'ArrowDown':
          return { x, y: y + size.height };
        case 'ArrowUp':
          return { x, y: y - size.height };
        default:
          return undefined;
      }
    },
    [isDay],
  );
}

const within = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
) => x >= left && x < left + width && y >= top && y < top + height;
