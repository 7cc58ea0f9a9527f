import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../components/PageHeader';
import { UploadList } from '../../../generator/files/UploadList';
import { NamedPanel } from '../../../generator/panels/PanelRecords';
import { StateChip } from '../../../theme/chips';
import { useTicket } from '../data/use-ticket';
import { ATTACHMENTS, uploadPath } from '../model/attachment';
import { TICKETS } from '../model/ticket';
import { PresentPeople } from '../presence/PresentPeople';
import { DiscardDialog } from './DiscardDialog';
import { TicketForm } from './TicketForm';
import { useSaveDraft } from './use-save-draft';

/** The form of a draft, to be submitted, saved or deleted. */
export function DraftView() {
  const translate = useTranslate();
  const ticket = useTicket();
  const save = useSaveDraft();
  const [discarding, setDiscarding] = useState(false);
  return (
    <>
      <PageHeader
        title={ticket.title || translate('tickets.form.draftTitle')}
        actions={
          ticket.can.deleteDraft && (
            <Button color="error" startIcon={<DeleteOutline />} onClick={() => setDiscarding(true)}>
              {translate('enums.ticketAction.DELETE_DRAFT')}
            </Button>
          )
        }
      />
      <Box sx={{ maxWidth: (theme) => theme.spacing(100) }}>
        <Alert
          severity="info"
          icon={false}
          sx={{ mb: 2, '& .MuiAlert-message': { display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' } }}
        >
          <StateChip state={ticket.state} />
          {translate('tickets.form.draftText')}
        </Alert>
        <PresentPeople />
        <UploadList to={uploadPath(ticket.id)} />
      </Box>
      <TicketForm
        record={ticket}
        isWritable={({ editable }) => editable && ticket.can.edit}
        onSave={save}
        onSolved={() => setDiscarding(true)}
      />
      <Box sx={{ maxWidth: (theme) => theme.spacing(100), mt: 2 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {translate('tickets.detail.counted', {
            label: translate('resources.attachments.panels.ticket.name'),
            count: ticket.parts?.attachments ?? 0,
          })}
        </Typography>
        <NamedPanel on={TICKETS.path} name={ATTACHMENTS} record={ticket} uploadsElsewhere />
      </Box>
      {discarding && <DiscardDialog onClose={() => setDiscarding(false)} />}
    </>
  );
}
