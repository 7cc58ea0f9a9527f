import type { CSSObject, Theme } from '@mui/material/styles';

const ring = ({ palette }: Theme, offset: number): CSSObject => ({
  outline: `2px solid ${palette.focus}`,
  outlineOffset: offset,
});

/** The ring of a control that is reached by keyboard; MUI takes away the browser's own. */
export const ringAround = (theme: Theme): CSSObject => ({
  '&.Mui-focusVisible, &:focus-visible': ring(theme, 1),
});

/** The same ring inside the edge, for elements that fill their frame, which would cut off an outer ring. */
export const ringInside = (theme: Theme): CSSObject => ({
  '&.Mui-focusVisible, &:focus-visible': ring(theme, -2),
});

/** The ring of a field, around its whole input. */
export const ringOfField = (theme: Theme): CSSObject => ({
  '&:has(:is(input, textarea, [role="combobox"], [role="spinbutton"]):focus-visible)': ring(theme, 2),
  '& :is(input, textarea, [role="combobox"]):focus-visible': { outline: 'none' },
});
