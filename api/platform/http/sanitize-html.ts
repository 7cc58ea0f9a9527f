import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const load = createRequire(import.meta.url);

/**
 * Sanitises HTML by the library of this name. Its parser takes seven megabytes and is loaded with the first HTML;
 * callers need the result without a promise.
 */
export const sanitizeHtml = (html: string, options: sanitize.IOptions): string =>
  (load('sanitize-html') as typeof sanitize)(html, options);
