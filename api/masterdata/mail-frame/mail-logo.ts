const LOGO = /<img src="cid:logo-[0-9a-f-]{36}" alt="([^"<>]*)"([^<>]*)>/g;

/** Address of the tenant's logo in a mail: one of its own parts (RFC 2392). */
export const logoAddress = (id: string) => `cid:logo-${id}`;

/**
 * The mail with each logo replaced: `place` gets its alternative text, as HTML, and a function that writes the picture
 * with another address. Texts of people in mails stay as they are.
 */
export const withLogo = (html: string, place: (alt: string, tag: (src: string) => string) => string): string =>
  html.replace(LOGO, (_whole, alt: string, rest: string) =>
    place(alt, (src) => `<img src="${src}" alt="${alt}"${rest}>`),
  );
