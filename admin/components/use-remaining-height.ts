import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Height in pixels between the top of an element and the bottom of the window, so that the element can scroll inside
 * while the page stands still. The element gets the ref.
 */
export function useRemainingHeight<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      const top = ref.current.getBoundingClientRect().top + window.scrollY;
      setHeight(Math.max(window.innerHeight - top, 0));
    };
    measure();
    const above = new ResizeObserver(measure);
    const frame = document.getElementById('page-frame');
    if (frame) above.observe(frame);
    const neighbour = ref.current?.parentElement;
    if (neighbour) above.observe(neighbour);
    const neighbours = new MutationObserver(measure);
    if (neighbour) neighbours.observe(neighbour, { childList: true });
    addEventListener('resize', measure);
    return () => {
      above.disconnect();
      neighbours.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return { ref, height };
}
