import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Attachment } from '../model/attachment';

/** The reason why the search does not find a file by its content; empty for a searchable file, or one without text. */
export default function TextState() {
  const translate = useTranslate();
  const text = useRecordContext<Attachment>()?.text;
  if (!text || text === 'READ') return null;
  const words = translate(`enums.attachmentText.${text}`);
  return (
    <Tooltip title={words}>
      <SearchOffOutlined
        fontSize="small"
        role="img"
        aria-label={words}
        tabIndex={0}
        sx={{ color: 'text.secondary', flexShrink: 0 }}
      />
    </Tooltip>
  );
}
