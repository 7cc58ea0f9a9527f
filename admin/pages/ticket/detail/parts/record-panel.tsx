import type { ComponentProps, ComponentType } from 'react';
import { NamedPanel } from '../../../../generator/panels/PanelRecords';
import { useTicket } from '../../data/use-ticket';
import { TICKETS } from '../../model/ticket';

/** The declared panel of a resource on the page of the open ticket. */
export function recordPanel(name: string, look?: Partial<ComponentProps<typeof NamedPanel>>): ComponentType {
  return () => <NamedPanel {...look} on={TICKETS.path} name={name} record={useTicket()} />;
}
