import { LinkPanel } from '../../links/LinkPanel';
import { PropertyPanel } from '../../properties/PropertyPanel';
import { TicketHistory } from '../TicketHistory';

/** The ticket's fields by groups, the tickets to which it is linked, and who raised and changed it. */
export function PropertiesPanel() {
  return (
    <>
      <PropertyPanel />
      <LinkPanel />
      <TicketHistory />
    </>
  );
}
