/** Texts by key, nested. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Merges trees of texts; later ones win, key by key. */
export function mergeMessages(trees: readonly Messages[]): Messages {
  const merged: Messages = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const before = merged[key];
      const both = typeof value === 'object' && typeof before === 'object';
      merged[key] = both ? mergeMessages([before, value]) : value;
    }
  }
  return merged;
}

/** The locale to start in: the reader's own choice, else the profile's, else the default; unknown ones are skipped. */
export function firstLocale(
  { locales, defaultLocale }: { locales: readonly string[]; defaultLocale: string },
  ...wishes: readonly (string | null | undefined)[]
): string {
  for (const wish of wishes) {
    const found =
      wish && (locales.find((known) => known === wish) ?? locales.find((known) => known.startsWith(`${wish}-`)));
    if (found) return found;
  }
  return defaultLocale;
}
