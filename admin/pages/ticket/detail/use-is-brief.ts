import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useIsExecutor } from '../data/use-is-customer';

/** Whether the ticket is shown as somebody needs it who carries it out, on a small screen: the brief and big buttons. */
export function useIsBrief(): boolean {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return useIsExecutor() && !isWide;
}
