import { alpha, type Components, darken, lighten, type Theme } from '@mui/material/styles';
import { ringInside } from './focus-ring';

/** Position of all messages above the page: inputs and buttons at the bottom of a screen stay free. */
export const MESSAGES = { vertical: 'bottom', horizontal: 'left' } as const;

/** Widest dialog (spec §9). */
const DIALOG_WIDTH = 800;

const hairline = (theme: Theme) => `1px solid ${theme.palette.line}`;

/** The look of temporary layers over the page: menus, and options of inputs. */
export const raised = (theme: Theme) => ({
  border: hairline(theme),
  backgroundColor: theme.palette.raised,
  boxShadow: theme.shadows[6],
});

type Severity = 'error' | 'warning' | 'success' | 'info';

/** The look of a message of a severity, in the page and above it alike. */
export function messageOf(theme: Theme, severity: Severity) {
  const { mode, text, [severity]: colour } = theme.palette;
  return {
    color: text.primary,
    backgroundColor: mode === 'light' ? lighten(colour.main, 0.92) : darken(colour.main, 0.78),
    border: `1px solid ${alpha(colour.main, 0.4)}`,
    '& .MuiAlert-icon': { color: colour.main },
  };
}

/** Ground, paper, tables, dialogs, menus: hairlines instead of shadows (design). */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontFeatureSettings: '"cv05", "cv11", "ss03"', scrollbarGutter: 'stable' },
      'table, time, .tabular': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${theme.palette.focus}`, outlineOffset: 1 },
      '[tabindex="-1"]:focus-visible:not(.Mui-focusVisible, [role])': { outline: 'none' },
      'a:not([class])': { color: theme.palette.primary.main },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '0.01ms !important',
          // Endless animations stand still.
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ border: hairline(theme) }) },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => raised(theme),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: ({ theme }) => ({ fontSize: '0.875rem', minHeight: 36, ...ringInside(theme) }) },
  },
  MuiListItemButton: { styleOverrides: { root: ({ theme }) => ringInside(theme) } },
  MuiAccordionSummary: { styleOverrides: { root: ({ theme }) => ringInside(theme) } },
  MuiCardActionArea: { styleOverrides: { root: ({ theme }) => ringInside(theme) } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } },
  MuiDialog: {
    defaultProps: { maxWidth: 'md', fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({ border: hairline(theme), backgroundColor: theme.palette.raised }),
      paperWidthMd: { maxWidth: DIALOG_WIDTH },
      paperWidthLg: { maxWidth: DIALOG_WIDTH },
      paperWidthXl: { maxWidth: DIALOG_WIDTH },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '16px 24px 8px' }) } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: hairline(theme), fontSize: '0.8125rem' }),
      sizeSmall: { padding: '4px 12px', height: 38 },
      head: ({ theme }) => ({
        fontWeight: 600,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
        whiteSpace: 'nowrap',
      }),
      paddingCheckbox: { padding: '0 4px 0 8px' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.75rem',
        backgroundColor: theme.palette.text.primary,
        color: theme.palette.background.paper,
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({ borderRadius: 8, ...messageOf(theme, ownerState.severity ?? 'success') }),
    },
  },
  MuiSnackbar: { defaultProps: { anchorOrigin: MESSAGES } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTab: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 40, textTransform: 'none', ...ringInside(theme) }) },
  },
  MuiTabs: {
    // A finger scrolls as well, but only the buttons show that more tabs exist.
    defaultProps: { allowScrollButtonsMobile: true },
    styleOverrides: {
      root: { minHeight: 40 },
      scrollButtons: ({ theme }) => ({
        width: 28,
        [theme.breakpoints.up('sm')]: { '&.Mui-disabled': { width: 0 } },
      }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
