import { randomInt } from 'node:crypto';

/** Signs that nobody takes for another one when typing them from a slip of paper. */
const SIGNS = { small: 'abcdefghkmnpqrstuvwxyz', capital: 'ABCDEFGHJKLMNPQRSTUVWXYZ', digit: '23456789' };
const GROUP = ['capital', 'small', 'small', 'digit'] as const;
const GROUPS = 4;

/** Four groups of a capital, two small letters and a digit: some 64 bits, and what rules for passwords ask for. */
export function temporaryPassword(): string {
  const group = () => GROUP.map((kind) => SIGNS[kind][randomInt(SIGNS[kind].length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
