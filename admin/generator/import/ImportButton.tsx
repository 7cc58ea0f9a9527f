import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** A link to the page that imports records. */
export function ImportButton({ to, size }: { to: string; size?: ButtonProps['size'] }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={to} size={size} variant="outlined" startIcon={<UploadFileOutlined />}>
      {translate('imports.button')}
    </Button>
  );
}
