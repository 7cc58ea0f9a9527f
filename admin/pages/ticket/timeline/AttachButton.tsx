import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../../components/IconAction';

/** Chooses files for the message. */
export function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconAction icon={AttachFileOutlined} label={translate('files.add')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
