import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { isCustom } from '../../model/own-texts';
import { useApplication } from '../../providers/application';
import type { Place } from './refusal';

/** The fields that refer to a record, each with its number of records and links to the latest ones. */
export function UsageList({ places, elsewhere }: { places: readonly Place[]; elsewhere: boolean }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {places.map((place) => (
        <PlaceItem key={`${place.resource}.${place.field}`} place={place} />
      ))}
      {elsewhere && (
        <Typography component="li" variant="body2" color="text.secondary">
          {translate('masterdata.usage.elsewhere')}
        </Typography>
      )}
    </Box>
  );
}

function PlaceItem({ place: { resource, field, count, records } }: { place: Place }) {
  const translate = useTranslate();
  const { models } = useApplication();
  const model = models.find(({ path }) => path === resource);
  const label = model?.fields.find((one) => one.name === field)?.label;
  // A field of the tenant's own that is switched off has no name here.
  const isNameless = !label && isCustom({ name: field });
  const name = translate(`resources.${resource}.name`, { smart_count: count });
  const addressOf = (id: string) => `/${model?.route}/${encodeURIComponent(id)}${model?.generated ? '/show' : ''}`;
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Typography variant="body2">
        {isNameless
          ? translate('masterdata.usage.ownField', { count, name })
          : translate('masterdata.usage.place', {
              count,
              name,
              field: translate(label ?? `resources.${resource}.fields.${field}`, { _: field }),
            })}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {records.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            {model ? (
              <Link component={RouterLink} to={addressOf(id)}>
                {title || translate('generator.page.untitled')}
              </Link>
            ) : (
              title
            )}
          </span>
        ))}
        {count > records.length && ` ${translate('masterdata.usage.more', { smart_count: count - records.length })}`}
      </Typography>
    </Box>
  );
}
