import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../components/PageHeader';
import { UploadList } from '../../../generator/files/UploadList';
import { ConflictDialog } from '../../../generator/form/ConflictDialog';
import { FollowRecord } from '../../../generator/form/FollowRecord';
import { NamedPanel } from '../../../generator/panels/PanelRecords';
import { useResourceModel } from '../../../generator/resource-model-context';
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
