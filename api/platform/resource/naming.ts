/** 'TextBlock' and 'textBlock' -> 'text_block', as columns and tables are named. */
export function snakeCase(name: string): string {
  const cached = cache.get(name) ?? name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  cache.set(name, cached);
  return cached;
}

/** 'catalog-items' -> 'CatalogItems', as schemas and operations are named. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Names stand in the code, so that the cache is bounded. */
const cache = new Map<string, string>();
