import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RecordSlotProps } from '../../generator';

/** A link from a customer's locations to their import. */
export function ImportButton({ record }: RecordSlotProps) {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={`/customer/${encodeURIComponent(record.id)}/import`}
      variant="outlined"
      startIcon={<UploadFileOutlined />}
    >
      {translate('imports.button')}
    </Button>
  );
}
