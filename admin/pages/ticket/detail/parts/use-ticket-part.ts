import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMe } from '../../../../providers/application';
import { Role } from '../../../../providers/role';
import { useAddressParameters } from '../../../../providers/use-address-parameters';
import { useIsCustomer } from '../../data/use-is-customer';
import { useTicket } from '../../data/use-ticket';
import type { TicketPart } from './ticket-part';
import { ticketParts } from './ticket-parts';

const PARAMETER = 'part';

/** The reader's parts of the open ticket, the one in the address, and a function that opens another. */
export function useTicketPart(): { parts: readonly TicketPart[]; part: TicketPart; open: (name: string) => void } {
  const ticket = useTicket();
  const isCustomer = useIsCustomer();
  const isAgent = useMe().actsAs === Role.Agent;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [search, change] = useAddressParameters();
  const parts = ticketParts
    .filter(({ isFor }) => isFor?.({ isCustomer, isAgent, ticket }) ?? true)
    .filter(({ standsBeside }) => !(isWide && standsBeside));
  const part = parts.find(({ name }) => name === search.get(PARAMETER)) ?? (parts[0] as TicketPart);
  const open = (name: string) => change({ [PARAMETER]: name === parts[0]?.name ? null : name });
  return { parts, part, open };
}
