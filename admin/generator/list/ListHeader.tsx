import { lazy, Suspense } from 'react';
import { CreateButton, useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import { useResourceModel } from '../resource-model-context';

const OrderButton = lazy(() => import('../order/OrderButton'));

/** The name of the resource and, for those who may, the way to a new record. */
export function ListHeader() {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { control: Control, banner: Banner } = override;
  return (
    <>
      <PageHeader
        title={translate(model.label, { smart_count: 2, _: model.path })}
        actions={
          <>
            {Control && <Control />}
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
