/** What a user has written on a ticket and not sent; who and where in one text, such as `alpina/anna/<id>`. */
const keyOf = (owner: string) => `unsent:${owner}`;

/** What was written in this tab and not sent; nothing when the browser denies its storage. */
export function unsentText(owner: string): string {
  try {
    return sessionStorage.getItem(keyOf(owner)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is written until it is sent, so that leaving the page loses nothing. */
export function keepUnsent(owner: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), text);
  } catch {
    return;
  }
}
