import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '../../../providers/application';
import { createAddress } from '../../ticket/model/ticket';
import { TypeIcon } from '../../ticket/TypeIcon';

const kinds = ['INCIDENT', 'ORDER', 'CHANGE'] as const;

/** The first step of a customer: a button that raises a ticket, or a ticket of a chosen type. */
export function RaiseTicket() {
  const translate = useTranslate();
  if (!useCan('tickets', 'create')) return null;
  return (
    <Card component="section">
      <CardContent component={Stack} spacing={1.5}>
        <Typography variant="h2">{translate('dashboard.customer.raiseTitle')}</Typography>
        <Typography color="text.secondary">{translate('dashboard.customer.raiseText')}</Typography>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          useFlexGap
          sx={{ alignItems: { sm: 'center' }, flexWrap: 'wrap', gap: 1 }}
        >
          <Button component={Link} to={createAddress()} variant="contained" size="large" startIcon={<AddOutlined />}>
            {translate('app.newTicket')}
          </Button>
          {kinds.map((kind) => (
            <Button
              key={kind}
              component={Link}
              to={createAddress(kind)}
              startIcon={
                <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
                  <TypeIcon type={kind} color="inherit" titleAccess={undefined} />
                </Box>
              }
            >
              {translate(`dashboard.customer.raise.${kind}`)}
            </Button>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
