import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Composer } from '../../timeline/Composer';
import { Conversation } from '../../timeline/Conversation';

/** What was said and what happened, with the place to write at its end; scrolls inside on a wide screen. */
export function ConversationPanel() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <>
      <Conversation scrolls={isWide} />
      <Composer />
    </>
  );
}
