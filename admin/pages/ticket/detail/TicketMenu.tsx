import LinkOutlined from '@mui/icons-material/LinkOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../../../layout/MenuButton';
import { useTicket } from '../data/use-ticket';
import { TypeDialog } from './TypeDialog';

/** What else can be done with a ticket. */
export function TicketMenu() {
  const translate = useTranslate();
  const notify = useNotify();
  const { can } = useTicket();
  const [retyping, setRetyping] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    notify('tickets.detail.linkCopied');
  };
  return (
    <>
      <MenuButton label={translate('tickets.detail.more')} icon={<MoreVertOutlined fontSize="small" />}>
        {(close) => [
          can.changeType && (
            <MenuItem
              key="type"
              onClick={() => {
                close();
                setRetyping(true);
              }}
            >
              <ListItemIcon>
                <SwapHorizOutlined fontSize="small" />
              </ListItemIcon>
              {translate('tickets.type.change')}
            </MenuItem>
          ),
          <MenuItem
            key="link"
            onClick={() => {
              close();
              void copy();
            }}
          >
            <ListItemIcon>
              <LinkOutlined fontSize="small" />
            </ListItemIcon>
            {translate('tickets.detail.copyLink')}
          </MenuItem>,
        ]}
      </MenuButton>
      {retyping && <TypeDialog onClose={() => setRetyping(false)} />}
    </>
  );
}
