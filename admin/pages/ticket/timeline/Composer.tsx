import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import { Alert, Box, InputBase, Stack, Typography } from '@mui/material';
import { lazy, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../../components/use-small-screen';
import { useFittingFiles } from '../../../providers/use-fitting-files';
import { useIsAgent, useIsExecutor } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { useBroadcastWriting } from '../presence/editing-activity';
import { useTicketTransitionStart } from '../transitions/use-ticket-transition-start';
import { AttachButton } from './AttachButton';
import { ChosenFiles } from './ChosenFiles';
import { ComposerMode } from './ComposerMode';
import { InsertButton } from './InsertButton';
import { insertAt, isEmptyLine, namedPasted } from './insert-text';
import { MentionMenu } from './MentionMenu';
import { MessageRecipients } from './MessageRecipients';
import { SendButton } from './SendButton';
import { useComposer } from './use-composer';
import { useMentionMenu } from './use-mention-menu';
import { useMayFillTextBlocks } from './use-text-blocks';

const TextBlockChoice = lazy(() => import('./TextBlockChoice'));
const ArticleChoice = lazy(() => import('./ArticleChoice'));

/**
 * Writes a message or, for the desk, a work note: distinguished by background, label and button. Files are dropped,
 * pasted or chosen; a slash in an empty line opens the text blocks; Ctrl-Enter sends. Unsent input outlives a reload.
 */
export function Composer() {
  const translate = useTranslate();
  const { can } = useTicket();
  const composer = useComposer();
  useBroadcastWriting(composer.text);
  const fittingOf = useFittingFiles();
  const mayFill = useMayFillTextBlocks();
  const isSmall = useSmallScreen();
  const isExecutor = useIsExecutor();
  const isAgent = useIsAgent();
  const [choosing, setChoosing] = useState<'block' | 'slash' | 'article'>();
  const [isOver, setIsOver] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const { start, dialog } = useTicketTransitionStart({ make: composer.sendWith, along: composer.mode });
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isNote = composer.mode === 'note';
  // On a phone the composer has one line until the user writes, so that the conversation gets the height.
  const isFolded = isSmall && !isOpened && composer.isEmpty && !isNote;
  if (!can.message && !can.workNote) return null;
  const label = translate(isNote ? 'tickets.composer.note' : 'tickets.composer.message');
  const addFiles = (files: File[]) => composer.setFiles([...composer.files, ...fittingOf(files)]);
  const insert = (words: string) => {
    const { selectionStart: start = composer.text.length, selectionEnd: end = start } = input.current ?? {};
    const { text, at } = insertAt(composer.text, start, end, words);
    composer.setText(text);
    setTimeout(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at, at);
    });
  };
  const mentions = useMentionMenu({
    text: composer.text,
    // Customers read messages, and a message notifies no colleague.
    enabled: isNote,
    onChoose: (start, end, colleague) => {
      composer.mention(colleague);
      const words = `@${colleague.name} `;
      composer.setText(composer.text.slice(0, start) + words + composer.text.slice(end));
      const at = start + words.length;
      setTimeout(() => input.current?.setSelectionRange(at, at));
    },
  });
  const choose = (words?: string) => {
    if (words !== undefined) insert(words);
    else if (choosing === 'slash') insert('/');
    else setTimeout(() => input.current?.focus());
    setChoosing(undefined);
  };
  const send = () => {
    if (composer.isEmpty) input.current?.focus();
    else void composer.send().then(() => setIsOpened(false));
  };
  const sendButton = (
    <SendButton
      mode={composer.mode}
      busy={composer.busy}
      hasText={composer.text.trim() !== ''}
      onSendWith={(transition) => start(transition)}
    />
  );
  return (
    <>
      <Box
        component="form"
        data-composer
        onFocus={() => setIsOpened(true)}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onDragOver={(event) => {
          if (!can.upload) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!can.upload) return;
          event.preventDefault();
          setIsOver(false);
          addFiles([...event.dataTransfer.files]);
        }}
        sx={(theme) => ({
          borderTop: 1,
          borderColor: isNote ? theme.palette.internal.border : theme.palette.line,
          bgcolor: isNote ? theme.palette.internal.main : theme.palette.background.paper,
          ...(isOver && { outline: 2, outlineStyle: 'dashed', outlineColor: 'primary.main', outlineOffset: -4 }),
          px: { xs: 1, lg: 2 },
          py: 1,
          position: { xs: isExecutor ? 'static' : 'sticky', lg: 'static' },
          bottom: 0,
          zIndex: 1,
          ...(isFolded && { display: 'flex', alignItems: 'center', gap: 1 }),
        })}
      >
        {composer.goesElsewhere && !isFolded && (
          <Alert severity="info" sx={{ mb: 0.75 }}>
            {translate(composer.goesElsewhere.before, { ticket: composer.goesElsewhere.ticket })}
          </Alert>
        )}
        {!isFolded && (
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
            {isAgent && !isNote && (isOpened || !composer.isEmpty) && <MessageRecipients />}
          </Stack>
        )}
        <InputBase
          id={id}
          multiline
          fullWidth
          minRows={isSmall ? 1 : 2}
          maxRows={10}
          value={composer.text}
          inputRef={input}
          onChange={(event) => composer.setText(event.target.value)}
          onSelect={(event) => mentions.look(event.target as HTMLTextAreaElement)}
          onBlur={mentions.close}
          onKeyDown={(event) => {
            if (mentions.onKey(event)) return;
            const { selectionStart, selectionEnd } = event.currentTarget as unknown as HTMLTextAreaElement;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
            if (event.key === '/' && mayFill && isEmptyLine(composer.text, selectionStart, selectionEnd)) {
              event.preventDefault();
              setChoosing('slash');
            }
          }}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (!can.upload || pasted.length === 0) return;
            event.preventDefault();
            addFiles(namedPasted(pasted, new Date()));
          }}
          placeholder={translate(isNote ? 'tickets.composer.notePlaceholder' : 'tickets.composer.messagePlaceholder')}
          inputProps={{ 'aria-label': label, maxLength: 10_000, ...mentions.inputProps }}
          // The ring of the focus stays clear of the label above and the buttons below.
          sx={{ py: 0.75, my: isFolded ? 0 : 0.5 }}
        />
        <MentionMenu {...mentions.menu} anchor={input.current} />
        <ChosenFiles
          files={composer.files}
          isKept={composer.isKept}
          progress={composer.progress}
          onLeaveOut={(file) => composer.setFiles(composer.files.filter((kept) => kept !== file))}
        />
        {composer.failure && <Alert severity="error">{composer.failure}</Alert>}
        {isFolded ? (
          sendButton
        ) : (
          <Stack direction="row" useFlexGap sx={{ gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
            {can.upload && <AttachButton onChoose={addFiles} />}
            {mayFill && (
              <InsertButton
                label={translate('tickets.composer.textBlock')}
                hint={translate('tickets.composer.textBlockKey')}
                icon={<ShortTextOutlined fontSize="small" />}
                open={choosing === 'block' || choosing === 'slash'}
                onOpen={() => setChoosing('block')}
                onClose={() => choose()}
              >
                <TextBlockChoice onChoose={choose} />
              </InsertButton>
            )}
            {mayFill && !isNote && (
              <InsertButton
                label={translate('tickets.composer.article')}
                icon={<MenuBookOutlined fontSize="small" />}
                open={choosing === 'article'}
                onOpen={() => setChoosing('article')}
                onClose={() => choose()}
              >
                <ArticleChoice onChoose={choose} />
              </InsertButton>
            )}
            {sendButton}
          </Stack>
        )}
      </Box>
      {/* The dialog stands beside the form, since its own submission would trigger that of the form. */}
      {dialog}
    </>
  );
}
