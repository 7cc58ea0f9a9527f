import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The tag of an inactive record: existing references to it remain, new ones are not offered. */
export function InactiveTag() {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" icon={<PauseCircle />} label={translate('masterdata.switch.inactive')} />
  );
}
