import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollTo } from '../../../components/scroll-to';
import type { DeepLink } from '../data/use-deep-link';
import type { Steps } from '../data/use-timeline';
import { type Activity, entryFragment } from '../model/activity';

/** Largest distance from the end that counts as the end, in pixels. */
const near = 80;
/** Distance from the beginning at which older entries are loaded, in pixels. */
const ahead = 400;

interface TimelineScroll {
  scrolls: boolean;
  link: DeepLink;
  activities: readonly Activity[];
  older: Steps;
  newer: Steps;
}

/**
 * Keeps the reader's position in a growing timeline: at its end while they are there, at the same entry while older
 * ones are put before it, and at the entry that the address links to. The scrolling element gets the first ref, its
 * growing content the second, and the element before the oldest entry the third.
 */
export function useTimelineScroll({ scrolls, link, activities, older, newer }: TimelineScroll) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const position = useRef({ atEnd: true, fromEnd: 0 });
  const isAnchored = link.entry !== undefined;
  const first = activities[0]?.id;
  const found = activities.some(({ id }) => id === link.entry) ? link.entry : undefined;

  useEffect(() => {
    const list = frame.current;
    if (!scrolls || !list || !content.current) return undefined;
    position.current.atEnd = !isAnchored;
    const watch = () => {
      const fromEnd = list.scrollHeight - list.scrollTop;
      position.current = { atEnd: !newerLeft.current && fromEnd - list.clientHeight < near, fromEnd };
    };
    const growth = new ResizeObserver(() => {
      if (position.current.atEnd) list.scrollTop = list.scrollHeight;
    });
    growth.observe(content.current);
    growth.observe(list);
    list.addEventListener('scroll', watch, { passive: true });
    return () => {
      growth.disconnect();
      list.removeEventListener('scroll', watch);
    };
  }, [scrolls, isAnchored]);

  const newerLeft = useRef(newer.more);
  newerLeft.current = newer.more;

  const before = useRef(first);
  useLayoutEffect(() => {
    const list = frame.current;
    if (scrolls && list && before.current && !position.current.atEnd)
      list.scrollTop = list.scrollHeight - position.current.fromEnd;
    before.current = first;
  }, [first, scrolls]);

  const { more, busy, load } = older;
  useEffect(() => {
    if (!scrolls || !more || busy || !edge.current || !first) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: frame.current,
      rootMargin: `${ahead}px 0px 0px 0px`,
    });
    watcher.observe(edge.current);
    return () => watcher.disconnect();
  }, [scrolls, more, busy, load, first]);

  useEffect(() => {
    const entry = found ? document.getElementById(entryFragment(found)) : null;
    if (entry) scrollTo(entry);
  }, [found]);

  return { frame, content, edge };
}
