import { CssBaseline, ThemeProvider as MuiThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { darkTheme, lightTheme } from './theme';
import { useThemeMode } from './use-theme-choice';

/** Our theme in the mode the user has chosen. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  return (
    <MuiThemeProvider theme={mode === 'dark' ? darkTheme : lightTheme}>
      <CssBaseline enableColorScheme />
      {children}
    </MuiThemeProvider>
  );
}
