import { Link, Breadcrumbs as MuiBreadcrumbs, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { usePageTitle } from '../components/page-title';
import { useApplication } from '../providers/application';
import { crumbsOf } from './crumbs';

/** The way back to the dashboard and to the screens above (spec §2); the last step is the present page. */
export function Breadcrumbs() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { models } = useApplication();
  const title = usePageTitle();
  const crumbs = crumbsOf(pathname, models);
  return (
    <MuiBreadcrumbs
      aria-label={translate('app.breadcrumbs')}
      sx={{
        fontSize: '0.8125rem',
        minHeight: 20,
        '& .MuiBreadcrumbs-separator:nth-last-of-type(2)': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      {crumbs.map(({ to, label }) => (
        <Link key={to} component={RouterLink} to={to} color="text.secondary">
          {translate(label, { smart_count: 2 })}
        </Link>
      ))}
      <Typography
        variant="body2"
        color="text.primary"
        aria-current="page"
        noWrap
        // On a phone the title right below shows the same text.
        sx={{ maxWidth: 360, display: { xs: 'none', sm: 'block' } }}
      >
        {title}
      </Typography>
    </MuiBreadcrumbs>
  );
}
