import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Alert, Box, Button, Chip, IconButton, InputBase, Stack, Tooltip, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../layout/Sidebar';
import { useIsExecutor } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { ComposerMode } from './ComposerMode';
import { TextBlockMenu } from './TextBlockMenu';
import { useComposer } from './use-composer';

/**
 * Writes a message or, for the desk, a work note: told apart by ground, label and button. Ctrl-Enter sends; what is not
 * sent is kept for this tab.
 */
export function Composer() {
  const translate = useTranslate();
  const { can } = useTicket();
  const composer = useComposer();
  const isSmall = useSmallScreen();
  const isExecutor = useIsExecutor();
  const files = useRef<HTMLInputElement>(null);
  const id = useId();
  const isNote = composer.mode === 'note';
  if (!can.message && !can.workNote) return null;
  const label = translate(isNote ? 'tickets.composer.note' : 'tickets.composer.message');
  return (
    <Box
      component="form"
      data-composer
      onSubmit={(event) => {
        event.preventDefault();
        void composer.send();
      }}
      onDragOver={(event) => can.upload && event.preventDefault()}
      onDrop={(event) => {
        if (!can.upload) return;
        event.preventDefault();
        composer.addFiles([...event.dataTransfer.files]);
      }}
      sx={(theme) => ({
        borderTop: 1,
        borderColor: isNote ? theme.palette.internal.border : theme.palette.line,
        bgcolor: isNote ? theme.palette.internal.main : theme.palette.background.paper,
        px: { xs: 1, lg: 2 },
        py: 1,
        position: { xs: isExecutor ? 'static' : 'sticky', lg: 'static' },
        bottom: 0,
        zIndex: 1,
      })}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
        {can.message && can.workNote ? (
          <ComposerMode value={composer.mode} onChange={composer.setMode} />
        ) : (
          <Typography variant="subtitle2" component="label" htmlFor={id}>
            {label}
          </Typography>
        )}
        {isNote && (
          <Typography variant="caption" color="internal.text">
            {translate('tickets.composer.noteHint')}
          </Typography>
        )}
      </Stack>
      <InputBase
        id={id}
        multiline
        fullWidth
        minRows={isSmall ? 1 : 2}
        maxRows={10}
        value={composer.text}
        onChange={(event) => composer.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void composer.send();
        }}
        placeholder={translate(isNote ? 'tickets.composer.notePlaceholder' : 'tickets.composer.messagePlaceholder')}
        inputProps={{ 'aria-label': label, maxLength: 10_000 }}
        sx={{ py: 0.75 }}
      />
      {composer.failure && <Alert severity="error">{composer.failure}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
        {can.upload && (
          <Tooltip title={translate('tickets.attachment.add')}>
            <IconButton
              size="small"
              aria-label={translate('tickets.attachment.add')}
              onClick={() => files.current?.click()}
            >
              <AttachFileOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <input
          ref={files}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            composer.addFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <TextBlockMenu onChoose={composer.insert} />
        {composer.files.map((file) => (
          <Chip key={file.name} size="small" label={file.name} onDelete={() => composer.removeFile(file)} />
        ))}
        <Button
          type="submit"
          size="small"
          variant="contained"
          loading={composer.busy}
          disabled={composer.isEmpty}
          startIcon={isNote ? <LockOutlined /> : <SendOutlined />}
          sx={{ ml: 'auto' }}
        >
          {translate(isNote ? 'tickets.composer.saveNote' : 'tickets.composer.send')}
        </Button>
      </Stack>
    </Box>
  );
}
