import { useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/** The themes that the user may choose; light is the default (spec §1). */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The user's choice of theme, and a function that changes it; stored with their preferences. */
export const useThemeChoice = () => useStore<ThemeChoice>('theme', 'light');

/** The mode that the choice means now. */
export function useThemeMode(): 'light' | 'dark' {
  const [choice] = useThemeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}
