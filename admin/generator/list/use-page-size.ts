import { useEffect, useRef, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { ROW_HEIGHT } from '../../theme/dense-rows';
import { useResourceModel } from '../resource-model-context';

/** Fewest rows of a page, however low the window is. */
const FEWEST = 5;

/** Height of the page above and below the rows before a list was laid out, in pixels. */
const USUAL_AROUND = 290;

/**
 * Height of the page around the rows at the last layout of each list, by route, so that the next visit loads a fitting
 * number of rows at once.
 */
const around = new Map<string, number>();

/** Number of rows that fit into a height in pixels, below the head. */
const rowsIn = (height: number) => Math.max(Math.floor((height - ROW_HEIGHT - 2) / ROW_HEIGHT), FEWEST);

/** Expected number of rows of a page of the list at a route in this window, before the list is laid out. */
export const rowsExpected = (route: string) => rowsIn(window.innerHeight - (around.get(route) ?? USUAL_AROUND));

/**
 * Sets the number of rows of a page to as many as fit, or to the user's choice. The frame of the rows gets the ref; its
 * width in pixels is known once it is laid out. `fits` is off where the rows scroll with the page.
 */
export function usePageSize(fits: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const { route } = useResourceModel().model;
  const { perPage, setPerPage } = useListContext();
  const [chosen, setChosen] = useStore<number | undefined>(`${route}.rowsPerPage`);
  const [fitting, setFitting] = useState<number>();
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!fits || !frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      around.set(route, window.innerHeight - entry.contentRect.height);
      setFitting(rowsIn(entry.contentRect.height));
      setWidth(entry.contentRect.width);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [fits, route]);
  const wanted = chosen ?? (fits ? fitting : undefined);
  useEffect(() => {
    if (wanted !== undefined && wanted !== perPage) setPerPage(wanted);
  }, [wanted, perPage, setPerPage]);
  return { frame, fitting, width, choose: (rows: number) => setChosen(rows === fitting ? undefined : rows) };
}
