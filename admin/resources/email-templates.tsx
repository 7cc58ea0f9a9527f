import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const TemplateListPage = lazy(() => import('../pages/email-templates/TemplateListPage'));
const TemplateShowPage = lazy(() => import('../pages/email-templates/TemplateShowPage'));
const TemplateEditPage = lazy(() => import('../pages/email-templates/TemplateEditPage'));

/** Sixteen templates in groups; each is edited beside a preview of the mail. */
export const emailTemplates: ResourceOverride = {
  list: <TemplateListPage />,
  show: <TemplateShowPage />,
  edit: <TemplateEditPage />,
};
