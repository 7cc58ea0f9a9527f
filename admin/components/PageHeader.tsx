import { type ReactNode, useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { createPortal } from 'react-dom';
import { ACTIONS_ID } from './page-title';

/** Props of a page's head. */
interface PageHeaderProps {
  /** Text (or locale key), or an element with chips beside the text. */
  title: ReactNode;
  /** The primary action last, at the very right; secondary ones in a menu. */
  actions?: ReactNode;
}

/** Writes the page's h1 and its actions into the frame; every page has exactly one. */
export function PageHeader({ title, actions }: PageHeaderProps) {
  return (
    <>
      <Title title={title} preferenceKey={false} />
      {actions && <PageActions>{actions}</PageActions>}
    </>
  );
}

/** Puts actions at the right of the page's title. */
export function PageActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(ACTIONS_ID)), []);
  return place && createPortal(children, place);
}
