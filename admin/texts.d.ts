declare module 'virtual:texts' {
  /** Loads all texts of a language, by its locale; missing texts come from the fallback (spec §9). */
  const loaders: Record<string, (() => Promise<{ default: import('./providers/messages').Messages }>) | undefined>;
  export default loaders;
}
