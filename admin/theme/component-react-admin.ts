import type { Theme } from '@mui/material/styles';

/** Corrections of react-admin's own components: density, and what stood in the way of assistive technology. */
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
  RaList: { styleOverrides: { root: { '& .RaList-content': { boxShadow: 'none' } } } },
  RaToolbar: {
    styleOverrides: { root: { backgroundColor: 'transparent', paddingInline: '0 !important', minHeight: 56 } },
  },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
};
