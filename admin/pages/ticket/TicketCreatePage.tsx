import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { FilesInput } from '../../generator/inputs/FilesInput';
import type { FieldModel } from '../../model/resource-model';
import { TicketForm } from './create/TicketForm';
import { useCreateTicket } from './create/use-create-ticket';
import { useNewTicket } from './create/use-new-ticket';

const isCreatable = ({ creatable }: FieldModel) => creatable;

/** The form of a new ticket, for customers and for the desk. */
export default function TicketCreatePage() {
  const translate = useTranslate();
  const { start, followed } = useNewTicket();
  const save = useCreateTicket();
  const title = followed
    ? translate('tickets.followUp.title', { identifier: followed.identifier })
    : translate('tickets.form.title');
  return (
    <>
      <PageHeader title={title} />
      {followed && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: (theme) => theme.spacing(100) }}>
          {translate('tickets.followUp.text', { identifier: followed.identifier, title: followed.title })}
        </Alert>
      )}
      {start ? (
        <TicketForm key={`${followed?.id} ${start.type}`} record={start} isWritable={isCreatable} onSave={save}>
          <FilesInput />
        </TicketForm>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
