import { Box, Stack, Typography } from '@mui/material';
import { lazy, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useApplication } from '../../providers/application';
import { useModelOf } from '../../providers/use-model-of';
import { inputs } from './inputs';
import { PreviewPlace } from './preview-place';

const pages = {
  create: lazy(() => import('../../generator/pages/CreatePage')),
  edit: lazy(() => import('../../generator/pages/EditPage')),
};

/**
 * The definition of a custom field of a tenant: the kind first, then the fields of that kind, and a preview beside
 * them.
 */
export default function CustomFieldPage({ mode }: { mode: keyof typeof pages }) {
  const translate = useTranslate();
  const model = useModelOf('custom-fields');
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const Page = pages[mode];
  useFreshDocument();
  return (
    <PreviewPlace value={preview}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: `minmax(0, ${theme.spacing(100)}) minmax(0, ${theme.spacing(44)})`,
          },
        })}
      >
        <Box sx={{ minWidth: 0 }}>
          <Page model={model} override={inputs} />
        </Box>
        <Stack
          component="aside"
          aria-labelledby="preview-title"
          spacing={1}
          sx={{ position: { lg: 'sticky' }, top: (theme) => theme.spacing(10), alignSelf: 'start', pt: { lg: 9 } }}
        >
          <Typography variant="h2" id="preview-title">
            {translate('customFields.preview.title')}
          </Typography>
          <Box ref={setPreview} />
        </Stack>
      </Box>
    </PreviewPlace>
  );
}

/**
 * The other screens load the API document anew once the user leaves the definition, whether live updates arrive or not.
 */
function useFreshDocument() {
  const { refreshDocument } = useApplication();
  useEffect(
    () => () => {
      refreshDocument().catch((error) => console.debug('The document could not be asked for anew.', error));
    },
    [refreshDocument],
  );
}
