import { Button, Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** A link to the tokens with which programs use the API in the user's name. */
export function OwnTokens() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('developers.profile.text')}
      </Typography>
      <Button
        component={Link}
        to={createPath({ resource: 'api-tokens', type: 'list' })}
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('developers.profile.open')}
      </Button>
    </>
  );
}
