import { useSyncExternalStore } from 'react';

/** Element that holds react-admin's titles; it is the only h1 of the page. */
export const TITLE_ID = 'react-admin-title';

/** Element that a page's actions are put into, at the right of the title. */
export const ACTIONS_ID = 'page-actions';

/** Element below the navigation, into which a page renders its views. */
export const VIEWS_ID = 'page-views';

const PRODUCT = 'Volta Service Desk';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(() => {
    const title = read();
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
    changed();
  });
  const frame = document.getElementById('page-frame');
  if (frame) observer.observe(frame, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** The text of the h1; of the element marked by `data-title` where chips stand beside the text. */
function read(): string {
  const title = document.getElementById(TITLE_ID);
  return (title?.querySelector('[data-title]') ?? title)?.textContent ?? '';
}

/** The text of the present h1, whichever component wrote it. */
export const usePageTitle = () => useSyncExternalStore(subscribe, read);
