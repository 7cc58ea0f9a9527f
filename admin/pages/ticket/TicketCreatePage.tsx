import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { TicketForm } from './create/TicketForm';
import { useCreateTicket } from './create/use-create-ticket';
import { useNewTicket } from './create/use-new-ticket';
import { useTicketModel } from './data/use-ticket-model';
import { tickets } from './inputs/ticket-inputs';

/** The form of a new ticket, for customers and for the desk. */
export default function TicketCreatePage() {
  const translate = useTranslate();
  const model = useTicketModel();
  const { start, followed } = useNewTicket();
  const save = useCreateTicket();
  const title = followed
    ? translate('tickets.followUp.title', { identifier: followed.identifier })
    : translate('tickets.form.title');
  return (
    <ResourceModelProvider value={{ model, override: tickets }}>
      <PageHeader title={title} />
      {followed && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: (theme) => theme.spacing(95) }}>
          {translate('tickets.followUp.text', { identifier: followed.identifier, title: followed.title })}
        </Alert>
      )}
      {start ? (
        <TicketForm
          key={followed?.id ?? ''}
          record={start}
          fields={model.fields.filter((field) => field.creatable)}
          onSave={save}
          withFiles
        />
      ) : (
        <PageSkeleton />
      )}
    </ResourceModelProvider>
  );
}
