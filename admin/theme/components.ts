import type { ThemeOptions } from '@mui/material/styles';
import { inputs } from './component-inputs';
import { reactAdmin } from './component-react-admin';
import { surfaces } from './component-surfaces';

/** How MUI's and react-admin's components look and behave here. */
export const components = { ...surfaces, ...inputs, ...reactAdmin } as NonNullable<ThemeOptions['components']>;
