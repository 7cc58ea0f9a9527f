import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says that a record is switched off: it stays where it is used and is not offered any more. */
export function InactiveTag() {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" icon={<PauseCircle />} label={translate('masterdata.switch.inactive')} />
  );
}
