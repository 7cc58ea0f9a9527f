import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const CustomFieldPage = lazy(() => import('../pages/custom-field/CustomFieldPage'));
const CustomFieldShowPage = lazy(() => import('../pages/custom-field/CustomFieldShowPage'));

/** The form of a definition with the inputs of the chosen kind of field, and a preview of the field. */
export const customFields: ResourceOverride = {
  create: <CustomFieldPage mode="create" />,
  edit: <CustomFieldPage mode="edit" />,
  show: <CustomFieldShowPage />,
};
