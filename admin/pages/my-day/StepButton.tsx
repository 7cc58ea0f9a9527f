import { Button, type ButtonProps } from '@mui/material';
import type { ElementType } from 'react';

/** Height for a finger in a glove. */
export const BIG = { minHeight: 56, fontSize: '1rem' } as const;

/** The button of a step at the site of an order, over the whole width. */
export const StepButton = (
  props: ButtonProps & { target?: string; rel?: string; component?: ElementType; to?: string },
) => <Button fullWidth variant="outlined" sx={BIG} {...props} />;
