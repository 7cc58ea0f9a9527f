import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useIsExecutor } from '../data/use-is-customer';

/** Whether the ticket is shown as a brief with big buttons: to its executor, on a small screen. */
export function useIsBrief(): boolean {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return useIsExecutor() && !isWide;
}
