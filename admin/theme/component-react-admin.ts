import type { Theme } from '@mui/material/styles';
import { MESSAGES, messageOf } from './component-surfaces';

/** Corrections of react-admin's own components: density, and obstacles to assistive technology. */
export const reactAdmin = {
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        '& .RaBulkActionsToolbar-toolbar': { borderRadius: 8 },
      },
    },
  },
  RaDataTable: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '& .RaDataTable-headerCell': { backgroundColor: theme.palette.background.paper },
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
        '& .RaDataTable-rowEven, & .RaDataTable-rowOdd': { backgroundColor: 'transparent' },
      }),
    },
  },
  RaNotification: {
    defaultProps: { anchorOrigin: MESSAGES },
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        // The progress of a run on many records covers the same spot for longer.
        'body:has([data-bulk-status]) &': { bottom: theme.spacing(12) },
        '& .MuiSnackbarContent-root': { ...messageOf(theme, 'info'), borderRadius: 8, boxShadow: theme.shadows[3] },
        '& .RaNotification-success': messageOf(theme, 'success'),
        '& .RaNotification-warning': messageOf(theme, 'warning'),
        '& .RaNotification-error': messageOf(theme, 'error'),
      }),
    },
  },
  RaList: { styleOverrides: { root: { '& .RaList-content': { boxShadow: 'none' } } } },
  RaToolbar: {
    styleOverrides: { root: { backgroundColor: 'transparent', paddingInline: '0 !important', minHeight: 56 } },
  },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
};
