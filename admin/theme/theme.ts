import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { inputs } from './component-inputs';
import { reactAdmin } from './component-react-admin';
import { surfaces } from './component-surfaces';
import { paletteOf } from './palette';
import { darkTokens, lightTokens } from './tokens';

/** How MUI's and react-admin's components look and behave here. */
const components = { ...surfaces, ...inputs, ...reactAdmin } as NonNullable<ThemeOptions['components']>;

/** z-index of everything that lies over the page (spec §9). */
const OVERLAY = 2000;

const font = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';

const themeOf = (mode: 'light' | 'dark'): Theme =>
  createTheme({
    palette: paletteOf(mode, mode === 'light' ? lightTokens : darkTokens),
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
    shape: { borderRadius: 8 },
    spacing: 8,
    zIndex: { drawer: OVERLAY, modal: OVERLAY, snackbar: OVERLAY + 10, tooltip: OVERLAY + 20 },
    sidebar: { width: 232, closedWidth: 56 },
    typography: {
      fontFamily: font,
      fontSize: 14,
      htmlFontSize: 16,
      h1: {
        fontSize: '1.375rem',
        fontWeight: 650,
        lineHeight: 1.3,
        letterSpacing: '-0.01em',
        '@media (max-width:599.95px)': { fontSize: '1.125rem' },
      },
      h2: { fontSize: '1.0625rem', fontWeight: 620, lineHeight: 1.4, letterSpacing: '-0.005em' },
      h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
      h4: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
      h5: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
      subtitle1: { fontSize: '0.9375rem' },
      subtitle2: { fontSize: '0.8125rem', fontWeight: 600 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      caption: { fontSize: '0.75rem' },
      overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.06em' },
      button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 },
    },
    components,
  });

/** Our look in light and dark (design). */
export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
