import { useEffect, useRef } from 'react';

/** How far from the end still counts as being there, in pixels. */
const near = 80;

/**
 * Keeps a scrolling list at its end while it grows, unless the reader has gone back to read. Give the scrolling element
 * the first ref and what grows inside it the second.
 */
export function useStickToEnd<Element extends HTMLElement>(enabled: boolean) {
  const frame = useRef<Element>(null);
  const content = useRef<Element>(null);
  useEffect(() => {
    const list = frame.current;
    if (!enabled || !list || !content.current) return undefined;
    let atEnd = true;
    const follow = () => {
      if (atEnd) list.scrollTop = list.scrollHeight;
    };
    const watch = () => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < near;
    };
    const growth = new ResizeObserver(follow);
    growth.observe(content.current);
    growth.observe(list);
    list.addEventListener('scroll', watch, { passive: true });
    return () => {
      growth.disconnect();
      list.removeEventListener('scroll', watch);
    };
  }, [enabled]);
  return { frame, content };
}
