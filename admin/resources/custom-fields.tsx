import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const CustomFieldPage = lazy(() => import('../pages/custom-field/CustomFieldPage'));
const CustomFieldShowPage = lazy(() => import('../pages/custom-field/CustomFieldShowPage'));

/** The form of a definition asks for what the chosen kind of field needs, and shows how it will look. */
export const customFields: ResourceOverride = {
  create: <CustomFieldPage mode="create" />,
  edit: <CustomFieldPage mode="edit" />,
  show: <CustomFieldShowPage />,
};
