import { useNotify, useTranslate } from 'react-admin';
import { FieldsDialog } from '../../../generator/form/FieldsDialog';
import { useModelOf } from '../../../providers/use-model-of';
import { CUSTOMERS, type CustomerRecord } from '../customer';
import { useSaveCustomer } from '../use-save-customer';
import { CrmAddressInput } from './CrmInputs';

const override = { fields: { crmAddressNumber: { input: CrmAddressInput } } };

/** Links a customer to its address in the CRM; an address of another customer is an error on the field. */
export default function LinkDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const model = useModelOf(CUSTOMERS.path);
  const save = useSaveCustomer(customer);
  const fields = model.fields.filter(({ name }) => name === 'crmAddressNumber');
  const submit = async ({ crmAddressNumber }: Record<string, unknown>) => {
    await save({ crmAddressNumber });
    notify('customers.crm.linked', { type: 'success' });
    onClose();
  };
  return (
    <FieldsDialog
      title={translate('customers.crm.link')}
      action={translate('customers.crm.linkAction')}
      model={model}
      fields={fields.map((field) => ({ ...field, required: true }))}
      override={override}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
