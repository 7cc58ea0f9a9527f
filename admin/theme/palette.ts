import type { PriorityLevel, TicketState, Tokens, Tone } from './tokens';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
  interface Palette {
    state: Record<TicketState, Tone>;
    priority: Record<PriorityLevel, Tone>;
    deadline: Record<'overdue' | 'warning' | 'onTime', Tone>;
    internal: Tone;
    line: string;
    lineStrong: string;
    raised: string;
    focus: string;
  }
  interface PaletteOptions extends Partial<Pick<Palette, 'state' | 'priority' | 'deadline' | 'internal'>> {
    line?: string;
    lineStrong?: string;
    raised?: string;
    focus?: string;
  }
}

/** The MUI palette made of our tokens. */
export const paletteOf = (mode: 'light' | 'dark', tokens: Tokens) => ({
  mode,
  primary: { main: tokens.primary, dark: tokens.primaryHover, light: tokens.primary, contrastText: tokens.onPrimary },
  secondary: { main: tokens.primary, dark: tokens.primaryHover, contrastText: tokens.onPrimary },
  error: { main: tokens.error },
  warning: { main: tokens.warning },
  success: { main: tokens.success },
  info: { main: tokens.info },
  text: { primary: tokens.text, secondary: tokens.textQuiet },
  background: { default: tokens.ground, paper: tokens.surface },
  divider: tokens.line,
  action: { hover: tokens.hover, selected: tokens.selected, focus: tokens.selected },
  state: tokens.state,
  priority: tokens.priority,
  deadline: tokens.deadline,
  internal: tokens.internal,
  line: tokens.line,
  lineStrong: tokens.lineStrong,
  raised: tokens.raised,
  focus: tokens.focus,
});
