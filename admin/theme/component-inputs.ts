import type { Components, Theme } from '@mui/material/styles';
import { raised } from './component-surfaces';
import { ringAround, ringOfField } from './focus-ring';

/** Gives the label of a checkbox to its input instead of to the span around it, where readers ignore it. */
const labelled = {
  root: { 'aria-label': undefined, 'aria-labelledby': undefined },
  input: (owner: object) => {
    const { 'aria-label': label, 'aria-labelledby': labelledBy } = owner as Record<string, string | undefined>;
    return { ...(label && { 'aria-label': label }), ...(labelledBy && { 'aria-labelledby': labelledBy }) };
  },
};

/** Inputs of days and times, whose components MUI declares beside its own. */
const pickers = {
  MuiPickersTextField: { defaultProps: { variant: 'standard' } },
  MuiPickersInputBase: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({ borderRadius: theme.spacing(0.5), ...ringOfField(theme) }),
    },
  },
};

/** Underlined text fields, selects and autocompletes; text areas are outlined where they are made (spec §9). */
export const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'standard', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'standard', size: 'small', margin: 'dense', fullWidth: true } },
  ...pickers,
  MuiSelect: { defaultProps: { variant: 'standard' } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, size: 'small' },
    styleOverrides: { paper: ({ theme }) => raised(theme) },
  },
  MuiInputBase: {
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.spacing(0.5), ...ringOfField(theme) }) },
  },
  MuiInput: {
    styleOverrides: {
      underline: ({ theme }) => ({ '&::before': { borderBottomColor: theme.palette.lineStrong } }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: ({ theme }) => ({ borderColor: theme.palette.lineStrong }) },
  },
  MuiInputLabel: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.secondary }) } },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ fontSize: '0.75rem', marginTop: theme.spacing(0.5) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { whiteSpace: 'nowrap' },
      sizeSmall: { fontSize: '0.8125rem' },
      outlined: ({ theme, ownerState }) =>
        ownerState.color === 'inherit' ? { borderColor: theme.palette.lineStrong } : {},
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ringAround(theme) },
  },
  MuiToggleButton: {
    styleOverrides: { root: ({ theme }) => ({ textTransform: 'none', borderColor: theme.palette.line }) },
  },
  MuiCheckbox: { defaultProps: { size: 'small', slotProps: labelled as never } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
};
