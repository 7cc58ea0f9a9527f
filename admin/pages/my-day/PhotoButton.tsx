import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { type ChangeEvent, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { StepButton } from './StepButton';
import { shrunkPicture } from './shrunk-picture';

/** Takes a picture with the camera, or chooses pictures, and shrinks them before they are stored. */
export function PhotoButton({ onPhoto }: { onPhoto: (picture: Blob) => Promise<unknown> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    try {
      for (const file of files) await onPhoto(await shrunkPicture(file));
    } catch (error) {
      console.warn(error);
      notify('field.photoFailed', { type: 'error' });
    }
  };
  return (
    <>
      <StepButton startIcon={<PhotoCameraOutlined />} onClick={() => input.current?.click()}>
        {translate('field.photo')}
      </StepButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={translate('field.photo')}
        onChange={(event) => void take(event)}
      />
    </>
  );
}
