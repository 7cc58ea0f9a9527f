import { type Active, type CollisionDetection, type DroppableContainer, pointerWithin } from '@dnd-kit/core';
import type { Appointment } from '../ticket/appointments/appointment';
import type { Ticket } from '../ticket/model/ticket';

/** The day of a person, into which the user drops cards. */
export interface Cell {
  readonly person: string;
  readonly date: string;
}

/** The dragged card: an appointment of the calendar, or an order without an appointment. */
export type Pulled =
  | { readonly appointment: Appointment; readonly order?: undefined }
  | { readonly appointment?: undefined; readonly order: Ticket };

/** A cell with the present position of its left edge. */
export interface Spot {
  readonly data: { readonly current?: Cell | Record<string, unknown> | undefined };
  readonly rect: { readonly left: number };
}

export const pulledBy = ({ data }: Active) => data.current as Pulled | undefined;
export const cellOf = ({ data }: Pick<Spot, 'data'>) => data.current as Cell | undefined;

/**
 * The cell in which the user dropped a card: `over` of the library lags behind the screen and would be the previous
 * cell.
 */
export function spotOf(collisions: { data?: Record<string, unknown> }[] | null): Spot | undefined {
  const found = collisions?.[0]?.data?.droppableContainer as DroppableContainer | undefined;
  const rect = found?.rect.current;
  return found && rect ? { data: found.data, rect } : undefined;
}

/** The visible cell under the pointer; by keyboard the cell in which the card begins. */
export const cellUnder: CollisionDetection = (args) => {
  const { collisionRect, pointerCoordinates } = args;
  if (!pointerCoordinates) {
    return pointerWithin({ ...args, pointerCoordinates: { x: collisionRect.left + 1, y: collisionRect.top + 1 } });
  }
  return pointerWithin(args).filter(({ data }) => {
    const cell = data?.droppableContainer as DroppableContainer | undefined;
    const frame = cell?.node.current?.closest('[role="grid"]')?.parentElement?.getBoundingClientRect();
    const { x, y } = pointerCoordinates;
    return frame && x >= frame.left && x < frame.right && y >= frame.top && y < frame.bottom;
  });
};
