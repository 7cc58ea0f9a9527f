import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The first stop of the keyboard: past the bar and the navigation, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
      sx={{
        position: 'fixed',
        left: 16,
        top: -64,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Link>
  );
}
