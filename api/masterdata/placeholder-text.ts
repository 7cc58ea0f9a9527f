const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Names of the placeholders in a text, as `{{ ticket.identifier }}`; whatever stands between the braces is one. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => (name ?? '').trim()))];
}

/** The text with each placeholder replaced by what it stands for; values are taken as they are. */
export function fillPlaceholders(text: string, wordsFor: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) => wordsFor(name.trim()));
}
