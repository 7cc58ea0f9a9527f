import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const CustomFieldPage = lazy(() => import('../pages/custom-field/CustomFieldPage'));
const DefaultText = lazy(async () => ({ default: (await import('../pages/custom-field/DefaultText')).DefaultText }));

/** The form of a definition asks for what the chosen kind of field needs, and shows how it will look. */
export const customFields: ResourceOverride = {
  create: <CustomFieldPage mode="create" />,
  edit: <CustomFieldPage mode="edit" />,
  fields: { defaultValue: { field: DefaultText } },
};
