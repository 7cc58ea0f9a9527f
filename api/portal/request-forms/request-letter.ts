import type { DeskLetter } from '../../masterdata/mail-frame/desk-mails.js';
import type { PortalRequest } from './portal-request.entity.js';

/** The mail in which the author confirms a request, in the language of their form. */
export const requestLetter = (
  { name, locale }: Pick<PortalRequest, 'name' | 'locale'>,
  { url, location }: { readonly url: string; readonly location: string },
): DeskLetter => ({
  locale,
  texts: 'mails.request',
  values: { name, location },
  url,
  before: ['greeting', 'lead', 'action'],
  after: ['limits', 'unexpected'],
});
