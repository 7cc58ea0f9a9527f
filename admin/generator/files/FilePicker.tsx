import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FileZone } from '../../components/FileZone';
import { useApplication } from '../../providers/application';
import { useFittingFiles } from '../../providers/use-fitting-files';
import { useFormat } from '../../providers/use-format';

export interface FilePickerProps {
  onPick: (files: File[]) => void;
  /** Types that the file dialog offers; the server checks dropped files. */
  accept?: string;
  /** Key of the text beside the button. */
  hint?: string;
}

/** Picks files by dialog or by dropping them; too large files are rejected with a notice. */
export function FilePicker({ onPick, accept, hint = 'files.hint' }: FilePickerProps) {
  const translate = useTranslate();
  const format = useFormat();
  const fittingOf = useFittingFiles();
  const size = format.bytes(useApplication().config.attachmentMaxBytes);
  const pick = (files: File[]) => {
    const fitting = fittingOf(files);
    if (fitting.length > 0) onPick(fitting);
  };
  return (
    <FileZone multiple accept={accept} onFiles={pick} icon={UploadFileOutlined} choose={translate('files.choose')}>
      <Typography variant="caption" color="text.secondary">
        {translate(hint, { size, _: translate('files.hint', { size }) })}
      </Typography>
    </FileZone>
  );
}
