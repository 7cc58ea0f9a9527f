import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActionsMenu } from '../../../components/ActionsMenu';
import { RecordAction } from '../../../components/RecordAction';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useLinkChanges } from '../data/use-links';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { DuplicateDialog } from '../links/DuplicateDialog';
import { LinkDialog } from '../links/LinkDialog';
import { rejection } from '../model/link';
import { ticketAddress } from '../model/ticket';
import { MissingConditions } from '../transitions/MissingConditions';
import { TypeDialog } from './TypeDialog';

/** Further actions on a ticket. */
export function TicketMenu() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const ticket = useTicket();
  const { can } = ticket;
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const { createOrder } = useLinkChanges(ticket);
  const [open, setOpen] = useState<'type' | 'link' | 'duplicate'>();
  const closing = can.link ? rejection(transitions) : undefined;
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    notify('tickets.detail.linkCopied');
  };
  const order = () => createOrder().then(({ id }) => navigate(ticketAddress(id)), notifyFailure);
  const items = [
    { text: 'tickets.links.createOrder', Icon: PostAddOutlined, offered: can.createOrder, choose: order },
    { text: 'tickets.links.add', Icon: AddLinkOutlined, offered: can.link, choose: () => setOpen('link') },
    {
      text: 'tickets.links.merge',
      Icon: ContentCopyOutlined,
      offered: closing !== undefined,
      choose: () => setOpen('duplicate'),
    },
    { text: 'tickets.type.change', Icon: SwapHorizOutlined, offered: can.changeType, choose: () => setOpen('type') },
    { text: 'tickets.detail.copyLink', Icon: LinkOutlined, choose: copy },
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <ActionsMenu label={translate('tickets.detail.more')} actions={items} />
      {items.map(
        ({ text, offered = true, choose }) => offered && <RecordAction key={text} label={text} run={choose} />,
      )}
      {open === 'type' && <TypeDialog onClose={close} />}
      {open === 'link' && <LinkDialog onClose={close} />}
      {open === 'duplicate' &&
        closing &&
        (closing.allowed ? (
          <DuplicateDialog transition={closing} onClose={close} />
        ) : (
          <MissingConditions transition={closing} onClose={close} />
        ))}
    </>
  );
}
