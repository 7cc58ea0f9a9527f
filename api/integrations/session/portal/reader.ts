import type { TokenUser } from '../../../platform/access/token-user.js';
import type { OpenApiDocument } from '../../../platform/contract/document.js';
import { translate } from '../../../platform/http/texts.js';
import type { Locale } from '../../../vocabulary/locale.js';

export const PAGES = ['guide', 'reference', 'errors', 'try'] as const;
export type Page = (typeof PAGES)[number];

/** The reader of the documentation, with language and permitted API; the whole API before a sign-in. */
export interface Reader {
  readonly user: TokenUser | undefined;
  readonly locale: Locale;
  /** The document with the operations that the reader may call. */
  readonly document: OpenApiDocument;
  /** Public addresses of the application and of the API. */
  readonly application: string;
  readonly api: string;
  /** Client of the application for the reader's tenant. */
  readonly client: string;
}

/** A text of the documentation in the reader's language. */
export const say = ({ locale }: Reader, key: string, params?: Record<string, unknown>) =>
  translate(locale, `docs.${key}`, params);

/** The address of a page of the documentation, in the reader's language. */
export function pageHref({ locale }: Pick<Reader, 'locale'>, page: Page, tag?: string): string {
  const query = new URLSearchParams({ page, language: locale, ...(tag && { tag }) });
  return `docs?${query}`;
}
