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

/**
 * The texts with those of each part of the API: a key with `%{part}` stands for a key of each part, and `%{name}` in its
 * text for the name of the part, which is that of its resource unless `parts` has another one.
 */
export function withParts(messages: Messages): Messages {
  const { resources = {}, parts = {} } = messages as Record<string, Record<string, Messages | string>>;
  const names = Object.entries(resources).flatMap(([path, resource]) => {
    const name = (resource as Messages).name;
    return typeof name === 'string' ? [[path, name.split(' |||| ').at(-1) as string] as const] : [];
  });
  return filledIn(messages, [...names, ...Object.entries(parts as Record<string, string>)]);
}

function filledIn(tree: Messages, names: readonly (readonly [part: string, name: string])[]): Messages {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | Messages][] => {
    if (key.includes('%{part}')) return names.map(([part, name]) => [key.replace('%{part}', part), named(value, name)]);
    return [[key, typeof value === 'string' ? value : filledIn(value, names)]];
  });
  return Object.fromEntries(entries);
}

const named = (value: string | Messages, name: string): string | Messages =>
  typeof value === 'string'
    ? value.replace('%{name}', name)
    : Object.fromEntries(Object.entries(value).map(([key, text]) => [key, named(text, name)]));

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
