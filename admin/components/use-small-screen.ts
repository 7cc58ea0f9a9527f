import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the screen counts as small: below lg (spec §9). */
export const useSmallScreen = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
