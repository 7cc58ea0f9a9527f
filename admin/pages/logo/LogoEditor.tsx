import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../../components/MenuButton';
import { uploadFile } from '../../providers/files';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { type Logo, LogoPicture } from './LogoPicture';

/** Types that the file dialog offers; the server checks the content itself. */
const accepted = 'image/png,image/jpeg,image/webp';

interface LogoEditorProps {
  logo: Logo;
  /** API path to which a logo is uploaded and at which it is deleted. */
  path: string;
  mayChange: boolean;
  /** Loads all data anew that show the logo. */
  onChanged: () => Promise<unknown>;
}

/** A logo, with buttons to change and to remove it for users with the right to do so. */
export function LogoEditor({ logo, path, mayChange, onChanged }: LogoEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setIsBusy(true);
    try {
      await work();
      await onChanged();
      notify(done, { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', opacity: isBusy ? 0.5 : 1 }} aria-busy={isBusy}>
      <LogoPicture logo={logo} />
      {mayChange && (
        <MenuButton label={translate('logo.menu')} icon={<EditOutlined fontSize="small" />}>
          {(close) => [
            <MenuItem
              key="choose"
              onClick={() => {
                close();
                input.current?.click();
              }}
            >
              {translate('logo.choose')}
            </MenuItem>,
            logo.id && (
              <MenuItem
                key="remove"
                onClick={() => {
                  close();
                  void attempt(() => apiFetch(path, { method: 'DELETE' }), 'logo.removed');
                }}
              >
                {translate('logo.remove')}
              </MenuItem>
            ),
          ]}
        </MenuButton>
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={translate('logo.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void attempt(() => uploadFile(path, file), 'logo.kept');
        }}
      />
    </Box>
  );
}
