import { type MouseEvent, useRef } from 'react';

/** Duration of a press that selects, in milliseconds. */
const LONG = 500;

/**
 * Properties of an element that a long press selects, and of the link in it: while something is selected, a tap does so
 * too instead of following the link.
 */
export function usePress(isOffered: boolean, isChoosing: boolean, toggle: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const begin = () => {
    pressed.current = false;
    timer.current = setTimeout(() => {
      pressed.current = true;
      toggle();
    }, LONG);
  };
  const end = () => clearTimeout(timer.current);
  const onClick = (event: MouseEvent) => {
    if (!pressed.current && !isChoosing) return;
    event.preventDefault();
    if (!pressed.current) toggle();
    pressed.current = false;
  };
  const events = {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerMove: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { frame: isOffered ? events : {}, link: { onClick } };
}
