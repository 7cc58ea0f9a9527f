import { useTranslate } from 'react-admin';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { PageHeader } from '../../layout/PageHeader';
import { tickets } from '../../resources/tickets';
import { TicketForm } from './create/TicketForm';
import { useCreateTicket } from './create/use-create-ticket';
import { useNewTicket } from './create/use-new-ticket';
import { useTicketModel } from './data/use-ticket-model';

/** The form of a new ticket, for customers and for the desk. */
export default function TicketCreatePage() {
  const translate = useTranslate();
  const model = useTicketModel();
  const start = useNewTicket();
  const save = useCreateTicket();
  return (
    <ResourceModelProvider value={{ model, override: tickets }}>
      <PageHeader title={translate('tickets.form.title')} />
      <TicketForm record={start} fields={model.fields.filter((field) => field.creatable)} onSave={save} withFiles />
    </ResourceModelProvider>
  );
}
