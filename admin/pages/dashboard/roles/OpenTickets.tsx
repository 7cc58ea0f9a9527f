import { useTranslate } from 'react-admin';
import type { HomeLookProps } from '../../../generator/home/HomeLists';
import type { Ticket } from '../../ticket/model/ticket';
import { customersTickets } from '../work-lists';
import { CustomerTickets } from './CustomerTickets';

/** A customer's open tickets: those that wait for the customer, then orders, others, and new ones. */
export function OpenTickets({ list, title, to }: HomeLookProps) {
  const translate = useTranslate();
  const { mine, received, orders, others } = customersTickets(list.rows as Ticket[]);
  const more = { to, label: translate('dashboard.customer.allOpen') };
  const groups = [
    { title: 'resources.tickets.views.activeOrders', tickets: orders },
    { title: 'resources.tickets.views.activeTickets', tickets: others },
    { title: 'dashboard.customer.received', tickets: received },
  ].filter(({ tickets }) => tickets.length > 0);
  return (
    <>
      {mine.length > 0 && <CustomerTickets title={translate('dashboard.customer.yourTurn')} tickets={mine} />}
      {groups.map((group, index) => (
        <CustomerTickets
          key={group.title}
          title={translate(group.title)}
          tickets={group.tickets}
          more={index === 0 ? more : undefined}
        />
      ))}
      {groups.length === 0 && (
        <CustomerTickets
          title={title}
          tickets={[]}
          empty={translate(mine.length > 0 ? 'dashboard.customer.noOther' : 'dashboard.customer.none')}
        />
      )}
    </>
  );
}
