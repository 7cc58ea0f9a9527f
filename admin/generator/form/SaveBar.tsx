import Save from '@mui/icons-material/SaveOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ ⏎' : 'Ctrl ⏎';

/** Saves at the bottom of the form, always in reach. */
export function SaveBar({ cancelTo }: { cancelTo: string }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 3,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button type="submit" variant="contained" startIcon={<Save />} loading={isSubmitting} loadingPosition="start">
        {translate('generator.action.save')}
      </Button>
      <Button component={Link} to={cancelTo} color="inherit">
        {translate('generator.action.cancel')}
      </Button>
      <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}>
        {shortcut}
      </Typography>
    </Box>
  );
}
