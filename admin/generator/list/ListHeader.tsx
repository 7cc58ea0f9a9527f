import { lazy, Suspense } from 'react';
import { CreateButton, useListContext, useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import { useSmallScreen } from '../../components/use-small-screen';
import { ImportButton } from '../import/ImportButton';
import { importAddress } from '../import/import-place';
import { useResourceModel } from '../resource-model-context';
import { ExportButton } from './ExportButton';
import { ViewsButton } from './views/ViewsPlace';

const OrderButton = lazy(() => import('../order/OrderButton'));

/** The name of the resource, and the actions of the list as a whole; the button for a new record at the very right. */
export function ListHeader() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { selectedIds = [] } = useListContext();
  // On a phone the button floats, where the actions for selected rows are.
  const isSmall = useSmallScreen();
  const { control: Control, banner: Banner, listing } = override;
  return (
    <>
      <PageHeader
        title={translate(model.label, { smart_count: 2, _: model.path })}
        actions={
          <>
            <ViewsButton />
            {Control && <Control />}
            {model.import && !model.import.below && <ImportButton to={importAddress(model)} size="small" />}
            <ExportButton variant="outlined" />
            {model.isOrdered && model.can.update && (
              <Suspense fallback={null}>
                <OrderButton />
              </Suspense>
            )}
            {model.can.create && !listing?.isCreatedElsewhere && !(isSmall && selectedIds.length > 0) && (
              <CreateButton variant="contained" label="generator.action.create" />
            )}
          </>
        }
      />
      {Banner && <Banner />}
    </>
  );
}
