import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const facts = () => import('../pages/email-templates/TemplateFacts');
const nothing = () => null;

/** The words of a template are edited together, one language at a time, beside how they arrive. */
export const emailTemplates: ResourceOverride = {
  notice: lazy(() => import('../pages/email-templates/TemplateNotice')),
  fields: {
    subject: { input: nothing },
    content: { input: lazy(() => import('../pages/email-templates/TemplateEditor')) },
    ownLanguages: { field: lazy(async () => ({ default: (await facts()).OwnLanguages })) },
    sent: { field: lazy(async () => ({ default: (await facts()).SentYet })) },
  },
};
