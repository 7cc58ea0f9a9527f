import { useTranslate } from 'react-admin';
import { FieldsDialog } from '../../../generator/form/FieldsDialog';
import { type InvoiceValues, useInvoiceChanges } from '../data/use-invoices';
import { useModelOf } from '../data/use-model-of';
import { useTicket } from '../data/use-ticket';
import { INVOICES, type Invoice } from '../model/invoice';
import { PdfInput } from './PdfInput';

const fieldNames = ['invoiceNumber', 'invoiceAmountExclVat'];

/** Number and amount of an invoice; for a new one its PDF as well. */
export function InvoiceDialog({ invoice, onClose }: { invoice?: Invoice; onClose: () => void }) {
  const translate = useTranslate();
  const model = useModelOf(INVOICES);
  const { add, change } = useInvoiceChanges(useTicket().id);
  const submit = async ({ file, ...values }: Record<string, unknown>) => {
    if (invoice) await change(invoice, values as InvoiceValues);
    else await add(file as File, values as InvoiceValues);
    onClose();
  };
  return (
    <FieldsDialog
      title={translate(invoice ? 'tickets.invoices.change' : 'tickets.invoices.add')}
      action={translate(invoice ? 'ra.action.save' : 'tickets.invoices.save')}
      model={model}
      fields={model.fields.filter(({ name }) => fieldNames.includes(name))}
      record={invoice}
      onSubmit={submit}
      onClose={onClose}
    >
      {!invoice && <PdfInput />}
    </FieldsDialog>
  );
}
