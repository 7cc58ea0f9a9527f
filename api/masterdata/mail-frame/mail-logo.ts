const LOGO = /<img src="cid:logo-[0-9a-f-]{36}" alt="([^"<>]*)"([^<>]*)>/g;

/** Where a written mail finds the tenant's logo: among its own parts (RFC 2392). */
export const logoAddress = (id: string) => `cid:logo-${id}`;

/**
 * The mail with something else in each place of the logo: `place` is given the words for it, as HTML, and a way to write
 * the picture with another address. What people write into mails is no picture and stays as it is.
 */
export const withLogo = (html: string, place: (alt: string, tag: (src: string) => string) => string): string =>
  html.replace(LOGO, (_whole, alt: string, rest: string) =>
    place(alt, (src) => `<img src="${src}" alt="${alt}"${rest}>`),
  );
