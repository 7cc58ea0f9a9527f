import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../../components/AppDialog';
import type { CrmCatalogItem } from '../../customer/crm/crm';
import { BIG } from '../StepButton';
import { useCamera } from './use-camera';
import { useItemOfCode } from './use-catalog';

interface ScanDialogProps {
  onItem: (item: CrmCatalogItem) => void;
  /** Returns to the input of words. */
  onClose: () => void;
}

/**
 * Reads the code of a package with the camera and finds its item; shows a message if there is no such item, or no
 * camera.
 */
export function ScanDialog({ onItem, onClose }: ScanDialogProps) {
  const translate = useTranslate();
  const itemOf = useItemOfCode();
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const look = async (read: string) => {
    navigator.vibrate?.(50);
    setCode(read);
    try {
      const item = await itemOf(read);
      if (item) onItem(item);
      else setFailure(translate('field.scan.unknown', { code: read }));
    } catch (error) {
      console.warn(error);
      setFailure(translate('app.loadFailed.catalog'));
    }
  };
  const { video, trouble } = useCamera(code === undefined, (read) => void look(read));
  const again = () => {
    setFailure(undefined);
    setCode(undefined);
  };
  return (
    <AppDialog
      title={translate('field.scan.title')}
      leave={null}
      width="sm"
      onClose={onClose}
      actions={
        <>
          {failure && (
            <Button sx={BIG} onClick={again}>
              {translate('field.scan.again')}
            </Button>
          )}
          <Button sx={{ ...BIG, flex: { xs: 1, sm: 'none' } }} variant="contained" onClick={onClose}>
            {translate('field.scan.words')}
          </Button>
        </>
      }
    >
      <Stack spacing={2} aria-live="polite">
        {trouble ? (
          <Alert severity="info">{translate(`field.scan.${trouble}`)}</Alert>
        ) : (
          <>
            {failure ? <Alert severity="warning">{failure}</Alert> : <Box>{translate('field.scan.hint')}</Box>}
            <Box
              component="video"
              ref={video}
              muted
              playsInline
              aria-label={translate('field.scan.picture')}
              sx={{
                display: failure ? 'none' : 'block',
                width: '100%',
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                borderRadius: 1,
                bgcolor: 'action.hover',
              }}
            />
          </>
        )}
      </Stack>
    </AppDialog>
  );
}
