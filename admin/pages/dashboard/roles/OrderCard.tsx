import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Box, Button, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { embeddedTitles } from '../../../generator/fields/embedded-titles';
import { inLanguage } from '../../../model/translated-text';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { isSettled } from '../../ticket/model/deadline';
import { type Ticket, ticketAddress } from '../../ticket/model/ticket';

/** The fields of a location that an executor needs to find it. */
export interface Place extends RaRecord<string> {
  name: string;
  street?: string | null;
  postCode?: string | null;
  city?: string | null;
}

/** An order for an executor on the way: its title, location, customer, deadline and contact. */
export function OrderCard({ order, place }: { order: Ticket; place?: Place }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { contactName, contactPhone } = order;
  const titleOf = (field: string) => inLanguage(embeddedTitles(order, field)[0]?.title, locale);
  const customer = titleOf('customer');
  const where = place
    ? [place.name, place.street, [place.postCode, place.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : titleOf('location');
  return (
    <Card>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: { sm: 'center' } }}>
        <CardActionArea component={Link} to={ticketAddress(order.id)} sx={{ p: 2, flex: 1, minWidth: 0 }}>
          <Stack spacing={0.5}>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
              <DeadlineChip due={order.dueAt} settled={isSettled(order.state)} />
              <StateChip state={order.state} />
              {order.priority && <PriorityChip priority={order.priority} />}
            </Stack>
            <Typography variant="h3" component="span">
              {order.title || order.identifier}
            </Typography>
            {where && (
              <Typography component="span" sx={{ display: 'flex', gap: 0.5 }}>
                <PlaceOutlined aria-hidden fontSize="small" color="action" />
                {where}
              </Typography>
            )}
            <Typography variant="body2" component="span" color="text.secondary">
              {[order.identifier, customer, contactName].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
        </CardActionArea>
        {contactPhone && (
          <Box sx={{ px: 2, pb: { xs: 2, sm: 0 } }}>
            <Button
              href={`tel:${String(contactPhone).replace(/[^+0-9]/g, '')}`}
              variant="outlined"
              fullWidth
              startIcon={<PhoneOutlined />}
              aria-label={translate('dashboard.executor.callPerson', {
                name: contactName || customer,
                phone: contactPhone,
              })}
            >
              {translate('dashboard.executor.call')}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
