/** Days between the first day of Excel and 1970, with Excel's nonexistent 29 February 1900. */
const EPOCH_DAYS = 25_569;
/** Days between the first days of 1900 and 1904, from which workbooks count. */
const DAYS_TO_1904 = 1_462;
const DAY_MS = 86_400_000;
const MINUTES_A_DAY = 1_440;
/** The rounding error of a time in minutes. */
const INEXACT = 1e-6;
/** 31 December 9999, the last day of Excel. */
const LAST_DAY = 2_958_465;
/** Digits of a number in Excel. */
const DIGITS = 15;

/** The parts of a format without visible text: colours, conditions, languages and spaces. */
const UNSHOWN = /\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi;
/** Literal texts of a format. */
const LITERAL = /"([^"]*)"|\\(.)/g;
/** The format of numbers that are names, such as post codes: digits without thousands and decimals. */
const NAMING = /^[^.,#?%0]*0[^.,#?%]*0[^.,#?%]*$/;

/**
 * The text of a number by the format of its cell: a day as 'YYYY-MM-DD', a time as 'HH:MM', a percentage, leading zeros and
 * texts among digits; a quantity or an amount is the bare number with all its decimals.
 */
export function shownNumber(number: number, format: string, isFrom1904: boolean): string {
  const [positive = ''] = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const code = positive.replace(UNSHOWN, '');
  const bare = code.replace(LITERAL, '');
  const plain = String(Number(number.toPrecision(DIGITS)));
  if (/^general$/i.test(bare.trim()) || bare.trim() === '@') return plain;
  if (/[dy]/i.test(bare)) return dayOf(isFrom1904 ? number + DAYS_TO_1904 : number) ?? plain;
  if (/[hs]/i.test(bare)) return timeOf(number) ?? plain;
  if (bare.includes('%')) return percentOf(number, bare);
  if (number >= 0 && Number.isInteger(number) && NAMING.test(bare)) return digitsIn(String(number), code);
  return plain;
}

const dayOf = (days: number) =>
  days >= 1 && days <= LAST_DAY
    ? new Date((Math.floor(days) - EPOCH_DAYS) * DAY_MS).toISOString().slice(0, 10)
    : undefined;

function timeOf(share: number): string | undefined {
  if (share < 0 || share >= 1) return undefined;
  const minutes = Math.floor(share * MINUTES_A_DAY + INEXACT);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function percentOf(number: number, bare: string): string {
  const [, decimals = ''] = /\.([0#?]+)/.exec(bare) ?? [];
  return `${Number((number * 100).toFixed(decimals.length))}%`;
}

/** Fills the places of a format with digits from the end; surplus digits go into the first place. */
function digitsIn(digits: string, code: string): string {
  const parts = [...code.matchAll(/"([^"]*)"|\\(.)|([^"\\])/g)].map(([, text, escaped, mark]) => ({
    text: text ?? escaped ?? mark ?? '',
    isPlace: mark === '0',
  }));
  let left = digits;
  let places = parts.filter(({ isPlace }) => isPlace).length;
  const shown = parts.toReversed().map(({ text, isPlace }) => {
    if (!isPlace) return text;
    places -= 1;
    const digit = places === 0 ? left : left.slice(-1);
    left = left.slice(0, -1);
    return digit || '0';
  });
  return shown.toReversed().join('').trim();
}
