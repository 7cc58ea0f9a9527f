import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PlainPage } from '../PlainPage';

/** For every address without a screen (spec §2). */
export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <PlainPage
      title={translate('app.notFound.title')}
      text={translate('app.notFound.text')}
      actions={
        <Button component={Link} to="/dashboard" variant="contained">
          {translate('app.notFound.home')}
        </Button>
      }
    />
  );
}
