import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const load = createRequire(import.meta.url);

/**
 * HTML with what `options` let stand, as the library of this name makes it. Its parser takes seven megabytes, so that it
 * comes with the first HTML; whoever writes some waits for its answer, hence no promise.
 */
export const sanitizeHtml = (html: string, options: sanitize.IOptions): string =>
  (load('sanitize-html') as typeof sanitize)(html, options);
