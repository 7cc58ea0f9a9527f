declare module 'virtual:texts' {
  /** Loads all texts of a language, by its locale; what it lacks is filled from the fallback (spec §9). */
  const loaders: Record<string, (() => Promise<{ default: import('./providers/messages').Messages }>) | undefined>;
  export default loaders;
}
