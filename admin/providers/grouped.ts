import { inText } from '../model/number-text';

/** How polyglot puts values into a phrase: `inText` of the locale that the screens have at that moment. */
export const grouped = (localeOf: () => string) =>
  function replace(this: string, pattern: RegExp, fill: (whole: string, name: string) => unknown): string {
    return this.replace(pattern, (whole, name) => inText(fill(whole, name), localeOf()));
  };
