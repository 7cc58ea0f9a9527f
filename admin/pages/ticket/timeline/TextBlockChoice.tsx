import { Alert } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { inLanguage } from '../../../model/translated-text';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { useTicket } from '../data/use-ticket';
import { InsertChoice } from './InsertChoice';
import { TextBlockPreview } from './TextBlockPreview';
import { groupOf, orderedBlocks } from './text-block-groups';
import { useFillTextBlock, useTextBlocks } from './use-text-blocks';

/**
 * The choice of text blocks, those of the ticket's own category first, with a preview of the marked one on this ticket.
 */
export default function TextBlockChoice({ onChoose }: { onChoose: (text?: string) => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const notifyFailure = useNotifyFailure();
  const ticket = useTicket();
  const [words, setWords] = useState('');
  const { data, error, refetch } = useTextBlocks(true);
  const fill = useFillTextBlock(ticket.id, ticket.version);
  const blocks = orderedBlocks(data ?? [], ticket.category, words).map((block) => {
    const group = groupOf(block, ticket.category);
    const note = group === 'other' ? inLanguage(block._embedded?.category?.title, locale) : undefined;
    return { id: block.id, title: block.name, note, group: translate(`tickets.composer.blocks.${group}`) };
  });
  const choose = async (id: string) => {
    try {
      onChoose((await fill(id)).text);
    } catch (failure) {
      notifyFailure(failure);
    }
  };
  return (
    <InsertChoice
      label={translate('tickets.composer.findTextBlock')}
      words={words}
      onWords={setWords}
      insertions={data && blocks}
      error={error}
      onRetry={() => void refetch()}
      none={translate('tickets.composer.noTextBlock')}
      preview={(marked) => <TextBlockPreview block={marked?.id} />}
      onChoose={({ id }) => void choose(id)}
    >
      {data?.length === 200 && <Alert severity="info">{translate('tickets.composer.manyTextBlocks')}</Alert>}
    </InsertChoice>
  );
}
