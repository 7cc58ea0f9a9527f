import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { buttonMail } from '../../masterdata/mail-frame/mail-frame.js';
import { tenantHead } from '../../masterdata/mail-frame/mail-pictures.js';
import { translate } from '../../platform/http/texts.js';
import type { OutgoingMail } from '../../ports/mail.js';
import type { PortalRequest } from './portal-request.entity.js';

/** The mail that asks whoever made a request whether it was them, in the language of their form. */
export function requestText(
  { name, locale }: Pick<PortalRequest, 'name' | 'locale'>,
  { name: tenant, logo }: { readonly name: string; readonly logo: TenantLogo | null },
  { url, location }: { readonly url: string; readonly location: string },
): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const values = { tenant, name, location };
  return buttonMail({
    locale,
    head: tenantHead(logo, tenant),
    url,
    word: (key) => translate(locale, `mails.request.${key}`, values),
    before: ['greeting', 'lead', 'action'],
    after: ['limits', 'unexpected'],
  });
}
