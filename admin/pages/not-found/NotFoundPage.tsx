import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageHeader } from '../../components/PageHeader';

/** The page of an address without a screen for the user (spec §2), within the frame, so that the navigation stays. */
export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('app.notFound.title')} />
      <Typography color="text.secondary">{translate('app.notFound.text')}</Typography>
      <Button component={Link} to="/dashboard" variant="contained" sx={{ alignSelf: 'flex-start', mt: 2 }}>
        {translate('app.notFound.home')}
      </Button>
    </>
  );
}
