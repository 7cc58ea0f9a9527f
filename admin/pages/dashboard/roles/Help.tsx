import HelpOutline from '@mui/icons-material/HelpOutline';
import { Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../../generator/home/Panel';
import type { Home } from '../../../generator/home/use-home';
import { useCan } from '../../../providers/application';

/** The contacts of the desk, for questions that the portal does not answer. */
export function Help({ support }: { support?: Home['support'] }) {
  const translate = useTranslate();
  const mayRead = useCan('articles', 'list');
  return (
    <Panel title={translate('dashboard.help.title')}>
      <Stack direction="row" spacing={1} sx={{ px: 2, py: 1.5 }}>
        <HelpOutline aria-hidden fontSize="small" color="action" />
        <Stack spacing={0.5}>
          {mayRead && (
            <Link component={RouterLink} to="/help" variant="body2">
              {translate('articles.browse')}
            </Link>
          )}
          <Typography variant="body2">{translate('dashboard.help.text')}</Typography>
          {support?.email && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <Link href={`mailto:${support.email}`}>{support.email}</Link>
            </Typography>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}
