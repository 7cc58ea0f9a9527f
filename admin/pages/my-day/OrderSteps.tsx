import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormat } from '../../providers/use-format';
import { TicketChips } from '../ticket/detail/TicketFacts';
import { ticketAddress } from '../ticket/model/ticket';
import { ClockNotice } from './DayNotices';
import { FieldDialog } from './FieldDialog';
import { MaterialDialog } from './material/MaterialDialog';
import { PhotoButton } from './PhotoButton';
import { Reported } from './Reported';
import { SignDialog } from './SignDialog';
import { SiteLinks } from './SiteLinks';
import { StepButton } from './StepButton';
import { siteOf } from './site';
import type { FieldOrder } from './use-day';
import { useFieldWork, useNote } from './use-field-work';
import { WordsDialog } from './WordsDialog';
import { WorkTimer } from './WorkTimer';
import type { WorkTime } from './work-time';

type Open = 'material' | 'note' | 'remarks' | 'sign' | 'finish';
const noWork: WorkTime = [];

/** The steps of the work at the site, in their order, large enough for gloves. */
export function OrderSteps({ order }: { order: FieldOrder }) {
  const translate = useTranslate();
  const format = useFormat();
  const work = useFieldWork(order);
  const [timed = noWork, keepTimed] = useNote<WorkTime>(`work:${order.ticket.id}`);
  const [open, setOpen] = useState<Open>();
  const { ticket } = order;
  const { standing } = work;
  const { report, signed } = standing;
  const site = siteOf(order);
  const close = () => setOpen(undefined);
  const text = (ticket.executionDescription || ticket.customerDescription) as string;
  const unbooked = timed.length > 0 ? translate('field.time.unbooked') : undefined;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <TicketChips ticket={ticket} />
        <Button component={Link} to={ticketAddress(ticket.id)} sx={{ minHeight: 48, ml: 'auto' }}>
          {translate('field.whole')}
        </Button>
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{site.name}</Typography>
        {site.address && <Typography color="text.secondary">{site.address}</Typography>}
        <Typography sx={{ my: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        <SiteLinks {...site} />
      </Paper>
      {order.others.length > 0 && (
        <Alert severity="warning">
          {translate('field.otherReports', { reports: format.list(order.others.map(({ identifier }) => identifier)) })}
        </Alert>
      )}
      <ClockNotice />
      {work.isFinished ? (
        <>
          <Alert severity="success">{translate('field.finished')}</Alert>
          <StepButton variant="contained" startIcon={<RouteOutlined />} component={Link} to="/my-day">
            {translate('field.toDay')}
          </StepButton>
        </>
      ) : (
        <>
          <StepButton
            variant={work.arrivedAt ? 'outlined' : 'contained'}
            color={work.arrivedAt ? 'success' : 'primary'}
            startIcon={<PlaceOutlined />}
            disabled={Boolean(work.arrivedAt)}
            onClick={() => void work.checkIn()}
          >
            {work.arrivedAt
              ? translate('field.arrived', { time: format.time(work.arrivedAt) })
              : translate('field.arrive')}
          </StepButton>
          <WorkTimer work={timed} onWork={keepTimed} onBook={work.bookWork} />
          <PhotoButton onPhoto={work.addPhoto} />
          <StepButton startIcon={<InventoryOutlined />} onClick={() => setOpen('material')}>
            {translate('field.material')}
          </StepButton>
          <StepButton startIcon={<NotesOutlined />} onClick={() => setOpen('remarks')}>
            {translate('field.remarks')}
          </StepButton>
        </>
      )}
      <StepButton startIcon={<ChatBubbleOutlineOutlined />} onClick={() => setOpen('note')}>
        {translate('field.note')}
      </StepButton>
      {signed && (
        <Alert severity="success">
          {translate('tickets.reports.signed', { name: signed.name, moment: format.moment(signed.at) })}
          {!work.isFinished && <div>{translate('field.nextReport')}</div>}
        </Alert>
      )}
      {!work.isFinished && (
        <>
          <StepButton
            startIcon={<DrawOutlined />}
            disabled={!standing.hasPositions}
            aria-describedby={standing.mayFinish ? undefined : 'finish-needs'}
            onClick={() => setOpen('sign')}
          >
            {translate('tickets.reports.sign')}
          </StepButton>
          <StepButton
            variant="contained"
            startIcon={<TaskAltOutlined />}
            disabled={!standing.mayFinish}
            aria-describedby={standing.mayFinish ? undefined : 'finish-needs'}
            onClick={() => setOpen('finish')}
          >
            {translate('field.finish')}
          </StepButton>
          {!standing.mayFinish && (
            <Typography id="finish-needs" variant="body2" color="text.secondary">
              {translate('field.finishNeeds')}
            </Typography>
          )}
        </>
      )}
      <Reported positions={standing.positions} files={report ? order.files : 0} waiting={work.waiting} />
      {open === 'material' && <MaterialDialog onSave={work.bookMaterial} onClose={close} />}
      {open === 'note' && (
        <WordsDialog title={translate('field.note')} asksForCustomer onSave={work.say} onClose={close} />
      )}
      {open === 'remarks' && (
        <WordsDialog
          title={translate('field.remarks')}
          text={report?.remarks ?? ''}
          onSave={work.remark}
          onClose={close}
        />
      )}
      {open === 'sign' && (
        <SignDialog
          standing={standing}
          contact={(ticket.contactName as string | null) ?? ''}
          warning={unbooked}
          onSign={work.sign}
          onClose={close}
        />
      )}
      {open === 'finish' && (
        <FieldDialog
          title={translate('field.finish')}
          action={translate('field.finish')}
          onSave={work.finish}
          onClose={close}
        >
          {unbooked && <Alert severity="warning">{unbooked}</Alert>}
          {!signed && <Alert severity="info">{translate('field.unsigned')}</Alert>}
          <Typography>{translate('field.finishText')}</Typography>
        </FieldDialog>
      )}
    </Stack>
  );
}
