import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FileZone } from '../../../components/FileZone';
import { useApplication } from '../../../providers/application';
import { useFormat } from '../../../providers/use-format';
import { useFittingFiles } from '../data/use-fitting-files';

export interface FilePickerProps {
  onPick: (files: File[]) => void;
  /** Types that the file dialog offers; the server checks dropped files. */
  accept?: string;
  /** Key of the text beside the button. */
  hint?: string;
}

/** Picks files by dialog or by dropping them; too large files are rejected with a notice. */
export function FilePicker({ onPick, accept, hint = 'tickets.attachment.hint' }: FilePickerProps) {
  const translate = useTranslate();
  const format = useFormat();
  const fittingOf = useFittingFiles();
  const { attachmentMaxBytes } = useApplication().config;
  const pick = (files: File[]) => {
    const fitting = fittingOf(files);
    if (fitting.length > 0) onPick(fitting);
  };
  return (
    <FileZone
      multiple
      accept={accept}
      onFiles={pick}
      icon={UploadFileOutlined}
      choose={translate('tickets.attachment.choose')}
    >
      <Typography variant="caption" color="text.secondary">
        {translate(hint, { size: format.bytes(attachmentMaxBytes) })}
      </Typography>
    </FileZone>
  );
}
