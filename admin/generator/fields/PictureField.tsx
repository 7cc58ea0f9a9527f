import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PictureFieldProps {
  /** Name of the field, and of the saved file. */
  name: string;
  /** The picture or document as a data URL. */
  source: string;
}

/** A picture or document within an answer, a picture on a white ground as on paper, with a button that saves it as a file. */
export function PictureField({ name, source }: PictureFieldProps) {
  const translate = useTranslate();
  const ending = /^data:[a-z]+\/([a-z]+)/.exec(source)?.[1] ?? name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {source.startsWith('data:image/') && (
        <Box
          component="img"
          src={source}
          alt=""
          sx={{ width: 120, height: 120, borderRadius: 1, bgcolor: 'common.white' }}
        />
      )}
      <Link href={source} download={`${name}.${ending}`}>
        {translate('generator.action.saveFile')}
      </Link>
    </Box>
  );
}
