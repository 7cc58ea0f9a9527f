const keyOf = (ticket: string) => `unsent:${ticket}`;

/** What was written on a ticket in this tab and not sent; nothing when the browser denies its storage. */
export function unsentText(ticket: string): string {
  try {
    return sessionStorage.getItem(keyOf(ticket)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is written until it is sent, so that leaving the page loses nothing. */
export function keepUnsent(ticket: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(ticket));
    else sessionStorage.setItem(keyOf(ticket), text);
  } catch {
    return;
  }
}
