import { PropertyPanel } from '../../properties/PropertyPanel';
import { TicketHistory } from '../TicketHistory';

/** The ticket's fields by groups, and who raised and changed it. */
export function PropertiesPanel() {
  return (
    <>
      <PropertyPanel />
      <TicketHistory />
    </>
  );
}
