import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileIcon } from '../../../components/FileIcon';
import { isPicture } from '../../../model/files';
import { useFormat } from '../../../providers/use-format';

interface ChosenFilesProps {
  files: File[];
  /** False while the files are being stored for a reload. */
  isKept: boolean;
  onLeaveOut: (file: File) => void;
  /** Uploaded share of all files, from 0 to 1; absent without an upload. */
  progress?: number;
}

/** The files of the unsent message: pictures as thumbnails, each with a button to remove it. */
export function ChosenFiles({ files, isKept, onLeaveOut, progress }: ChosenFilesProps) {
  const translate = useTranslate();
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <Box sx={{ pb: 0.75 }}>
      <Stack
        component="ul"
        aria-busy={!isKept}
        direction="row"
        useFlexGap
        sx={{ gap: 0.75, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {files.map((file) => (
          <Stack
            key={`${file.name} ${file.lastModified} ${file.size}`}
            component="li"
            direction="row"
            spacing={0.75}
            sx={{
              alignItems: 'center',
              maxWidth: (theme) => theme.spacing(32),
              border: 1,
              borderColor: 'line',
              borderRadius: 1,
              bgcolor: 'background.paper',
              pl: 0.5,
            }}
          >
            <Preview file={file} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" noWrap title={file.name}>
                {file.name}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {format.bytes(file.size)}
              </Typography>
            </Box>
            <IconButton
              size="small"
              aria-label={translate('files.leaveOut', { name: file.name })}
              disabled={progress !== undefined}
              onClick={() => onLeaveOut(file)}
            >
              <CloseOutlined fontSize="inherit" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {progress !== undefined && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={translate('tickets.composer.uploading')}
          sx={{ mt: 0.75 }}
        />
      )}
    </Box>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isPicture({ contentType: file.type })) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return <FileIcon contentType={file.type} />;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      sx={{
        width: (theme) => theme.spacing(5),
        height: (theme) => theme.spacing(5),
        objectFit: 'cover',
        borderRadius: 0.5,
      }}
    />
  );
}
