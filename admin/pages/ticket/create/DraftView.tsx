import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../components/PageHeader';
import { ConflictDialog } from '../../../generator/form/ConflictDialog';
import { FollowRecord } from '../../../generator/form/FollowRecord';
import { useResourceModel } from '../../../generator/resource-model-context';
import { StateChip } from '../../../theme/chips';
import { AttachmentPanel } from '../attachments/AttachmentPanel';
import { UploadList } from '../attachments/UploadList';
import { useTicket } from '../data/use-ticket';
import { uploadPath } from '../model/attachment';
import { PresentPeople } from '../presence/PresentPeople';
import { DiscardDialog } from './DiscardDialog';
import { TicketForm } from './TicketForm';
import { useSaveDraft } from './use-save-draft';

/** The form of a draft, to be submitted, saved or deleted. */
export function DraftView() {
  const translate = useTranslate();
  const ticket = useTicket();
  const { model } = useResourceModel();
  const { save, base, shown, follow, stale, forgetStale, continueOn } = useSaveDraft();
  const [discarding, setDiscarding] = useState(false);
  const fields = model.fields.filter((field) => field.editable);
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
      <Box sx={{ maxWidth: (theme) => theme.spacing(95) }}>
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
        record={shown}
        fields={ticket.can.edit ? fields : []}
        onSave={save}
        onSolved={() => setDiscarding(true)}
        extra={(repeat) => (
          <>
            <FollowRecord record={ticket} shown={base.version} onFollow={follow} />
            {stale && (
              <ConflictDialog
                base={base}
                stale={stale}
                fields={fields}
                onClose={forgetStale}
                onResolved={(current) => {
                  continueOn(current);
                  setTimeout(repeat);
                }}
              />
            )}
          </>
        )}
      />
      <Box sx={{ maxWidth: (theme) => theme.spacing(95), mt: 2 }}>
        <AttachmentPanel titled />
      </Box>
      {discarding && <DiscardDialog onClose={() => setDiscarding(false)} />}
    </>
  );
}
