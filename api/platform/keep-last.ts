/** Stores a value in a cache of the `most` values that were stored last. */
export function keepLast<K, V>(cache: Map<K, V>, most: number, key: K, value: V): V {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  return value;
}
