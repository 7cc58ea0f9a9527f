import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** A link to the page that imports records. */
export function ImportButton({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<UploadFileOutlined />}>
      {translate('imports.button')}
    </Button>
  );
}
