import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

/** Templates in tabs by the recipients of their mails; each is edited beside a preview of the mail. */
export const emailTemplates: ResourceOverride = {
  isWide: true,
  values: lazy(() => import('../pages/email-templates/Mails')),
  fields: {
    event: { field: lazy(() => import('../pages/email-templates/MailEvent')) },
    subject: { input: () => null },
    content: { input: lazy(() => import('../pages/email-templates/TemplateEditor')) },
  },
  listing: { columns: { widths: { languages: 280, ownLanguages: 150 } } },
};
