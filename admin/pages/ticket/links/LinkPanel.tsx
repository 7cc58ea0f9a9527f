import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined';
import { Box, Button, List, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { LinkDialog } from './LinkDialog';
import { LinkItem } from './LinkItem';

/** The tickets to which this one is linked; hidden without links from users who may not add one. */
export function LinkPanel() {
  const translate = useTranslate();
  const { can, parts } = useTicket();
  const links = parts?.links ?? [];
  const [adding, setAdding] = useState(false);
  if (!can.link && links.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="group-links" sx={{ mt: 2 }}>
      <Typography variant="h3" component="h2" id="group-links" sx={{ mb: 0.5 }}>
        {translate('tickets.links.title')}
      </Typography>
      {links.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('tickets.links.none')}
        </Typography>
      )}
      {links.length > 0 && (
        <List dense disablePadding>
          {links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </List>
      )}
      {can.link && (
        <Button size="small" startIcon={<AddLinkOutlined />} onClick={() => setAdding(true)} sx={{ mt: 0.5 }}>
          {translate('tickets.links.add')}
        </Button>
      )}
      {adding && <LinkDialog onClose={() => setAdding(false)} />}
    </Box>
  );
}
