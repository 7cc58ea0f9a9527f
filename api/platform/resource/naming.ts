/** 'TextBlock' and 'textBlock' -> 'text_block', as columns and tables are named. */
export function snakeCase(name: string): string {
  const found = known.get(name) ?? name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  known.set(name, found);
  return found;
}

/** Names stand in the code, so that there are only so many. */
const known = new Map<string, string>();
