import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { ACTIONS_ID, TITLE_ID } from './page-title';

/** Props of a page's head. */
interface PageHeaderProps {
  /** Text (or locale key), or an element with chips beside the text. */
  title: ReactNode;
  /** The actions: the primary one last, at the very right; secondary ones in a menu. */
  actions?: ReactNode;
}

/**
 * Writes the page's h1 and its actions into the frame; every page has exactly one. React-admin's own `Title` does the
 * same, and brings the inputs of its editor for titles into the first load.
 */
export function PageHeader({ title, actions }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <>
      <InFrame id={TITLE_ID}>
        {typeof title === 'string' ? <span>{translate(title, { _: title })}</span> : title}
      </InFrame>
      {actions && <PageActions>{actions}</PageActions>}
    </>
  );
}

/** Puts actions at the right of the page's title. */
export const PageActions = ({ children }: { children: ReactNode }) => <InFrame id={ACTIONS_ID}>{children}</InFrame>;

/** Renders a part of a page into an element of the surrounding frame. */
function InFrame({ id, children }: { id: string; children: ReactNode }) {
  const [place, setPlace] = useState(() => document.getElementById(id));
  // The frame exists once it is mounted, and is another element after a new mount.
  useEffect(() => setPlace(document.getElementById(id)), [id]);
  return place && createPortal(children, place);
}
