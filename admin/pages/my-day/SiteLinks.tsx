import MapOutlined from '@mui/icons-material/MapOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StepButton } from './StepButton';
import { dialled, type Site } from './site';

/** Links to the map of a site and to the phone of its contact. */
export function SiteLinks({ map, phone, name }: Site) {
  const translate = useTranslate();
  if (!map && !phone) return null;
  const labelOf = (key: string) => [translate(key), name].filter(Boolean).join(': ');
  return (
    <Stack direction="row" spacing={1}>
      {map && (
        <StepButton
          href={map}
          target="_blank"
          rel="noreferrer"
          startIcon={<MapOutlined />}
          aria-label={labelOf('field.map')}
        >
          {translate('field.map')}
        </StepButton>
      )}
      {phone && (
        <StepButton href={dialled(phone)} startIcon={<PhoneOutlined />} aria-label={labelOf('field.call')}>
          {translate('field.call')}
        </StepButton>
      )}
    </Stack>
  );
}
