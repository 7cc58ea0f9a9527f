import { lazy, Suspense } from 'react';
import { CreateButton, useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import { ImportButton } from '../import/ImportButton';
import { importAddress } from '../import/import-place';
import { useResourceModel } from '../resource-model-context';
import { useQueueViews } from './views/use-views';
import { ViewNav } from './views/ViewNav';
import { ViewsButton } from './views/ViewsPlace';

const OrderButton = lazy(() => import('../order/OrderButton'));

/** The name of the resource, and the button for a new record if the user may create one. */
export function ListHeader() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const hasAside = useQueueViews().length > 0;
  const { control: Control, banner: Banner } = override;
  return (
    <>
      <PageHeader
        title={translate(model.label, { smart_count: 2, _: model.path })}
        actions={
          <>
            {hasAside && <ViewsButton views={ViewNav} />}
            {Control && <Control />}
            {model.import && !model.import.below && <ImportButton to={importAddress(model)} size="small" />}
            {model.isOrdered && model.can.update && (
              <Suspense fallback={null}>
                <OrderButton />
              </Suspense>
            )}
            {model.can.create && <CreateButton variant="contained" label="generator.action.create" />}
          </>
        }
      />
      {Banner && <Banner />}
    </>
  );
}
