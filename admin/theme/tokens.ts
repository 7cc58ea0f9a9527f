import type { TicketState } from '../../openapi/vocabulary';

export type { TicketState };

/** Colours of a chip: background, border, and text with icon. */
export interface Tone {
  main: string;
  text: string;
  border: string;
}

/** Levels of urgency, into which the sixteen priorities of the domain fall. */
export type PriorityLevel = 'low' | 'normal' | 'high' | 'immediate';

/** Colours with a meaning, by mode. All texts reach 4.5:1 on their ground (WCAG AA). */
export interface Tokens {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  lineStrong: string;
  text: string;
  textQuiet: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  error: string;
  warning: string;
  success: string;
  info: string;
  hover: string;
  selected: string;
  focus: string;
  state: Record<TicketState, Tone>;
  priority: Record<PriorityLevel, Tone>;
  deadline: Record<'overdue' | 'warning' | 'onTime', Tone>;
  /** Background and border of parts that only the desk sees, such as work notes. */
  internal: Tone;
}

const none = 'transparent';

export const lightTokens: Tokens = {
  ground: '#f5f6f8',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#e1e5ea',
  lineStrong: '#868f9d',
  text: '#1b2330',
  textQuiet: '#566072',
  primary: '#1f3a6e',
  primaryHover: '#172c55',
  onPrimary: '#ffffff',
  error: '#b42318',
  warning: '#8a5200',
  success: '#1b6b40',
  info: '#1f5fa8',
  hover: 'rgba(31, 58, 110, 0.05)',
  selected: 'rgba(31, 58, 110, 0.09)',
  focus: '#2f6fde',
  state: {
    DRAFT: { main: none, text: '#4a5464', border: '#8a93a1' },
    PENDING: { main: '#e5f0fc', text: '#0b4f91', border: '#b8d6f5' },
    IN_WORK: { main: '#ecebfd', text: '#4038a8', border: '#cdc9f8' },
    IN_CLARIFICATION: { main: '#fdf1d8', text: '#784a00', border: '#efd59c' },
    WORK_COMPLETED: { main: '#ddf4f2', text: '#0b5e58', border: '#a8ded9' },
    ORDER_COMPLETED: { main: '#e2f4e6', text: '#1d6330', border: '#b0ddbd' },
    CLOSED: { main: '#e4e7ec', text: '#465062', border: '#e4e7ec' },
  },
  priority: {
    low: { main: none, text: '#566072', border: none },
    normal: { main: none, text: '#3b4657', border: none },
    high: { main: none, text: '#9a4a00', border: none },
    immediate: { main: '#fde8e6', text: '#a11b12', border: '#f5c2bd' },
  },
  deadline: {
    overdue: { main: '#fde8e6', text: '#a11b12', border: '#f5c2bd' },
    warning: { main: '#fdf1d8', text: '#784a00', border: '#efd59c' },
    onTime: { main: none, text: '#566072', border: none },
  },
  internal: { main: '#fff8e6', text: '#6b4600', border: '#f0dba8' },
};

export const darkTokens: Tokens = {
  ground: '#10141b',
  surface: '#171c25',
  raised: '#1e2530',
  line: '#2b3340',
  lineStrong: '#7b8697',
  text: '#e6e9ef',
  textQuiet: '#a7b0be',
  primary: '#9dbbf5',
  primaryHover: '#b9cffa',
  onPrimary: '#0f1b33',
  error: '#ff9a8f',
  warning: '#f3c469',
  success: '#7fd6a0',
  info: '#8cc0fa',
  hover: 'rgba(157, 187, 245, 0.07)',
  selected: 'rgba(157, 187, 245, 0.13)',
  focus: '#7aa7ff',
  state: {
    DRAFT: { main: none, text: '#b7c0cd', border: '#7b8697' },
    PENDING: { main: '#10304f', text: '#a3cdfb', border: '#1f4d7a' },
    IN_WORK: { main: '#27244f', text: '#c3bffb', border: '#433e85' },
    IN_CLARIFICATION: { main: '#40300d', text: '#f5cf83', border: '#6b5219' },
    WORK_COMPLETED: { main: '#0d3b38', text: '#8fe0d8', border: '#1a615c' },
    ORDER_COMPLETED: { main: '#143a20', text: '#98dfac', border: '#246239' },
    CLOSED: { main: '#2c3441', text: '#c1c9d5', border: '#2c3441' },
  },
  priority: {
    low: { main: none, text: '#a7b0be', border: none },
    normal: { main: none, text: '#c5ccd7', border: none },
    high: { main: none, text: '#f6b877', border: none },
    immediate: { main: '#4a1a17', text: '#ffb3aa', border: '#7a2c26' },
  },
  deadline: {
    overdue: { main: '#4a1a17', text: '#ffb3aa', border: '#7a2c26' },
    warning: { main: '#40300d', text: '#f5cf83', border: '#6b5219' },
    onTime: { main: none, text: '#a7b0be', border: none },
  },
  internal: { main: '#2c2512', text: '#f0d493', border: '#5a4a1f' },
};
