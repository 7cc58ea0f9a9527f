import { Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RichText } from '../../../generator/fields/RichText';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { useSettled } from '../../../providers/use-settled';
import { useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';
import { InsertChoice } from './InsertChoice';

/**
 * Articles that the customer of the ticket may read, in their language: those that fit it, or the result of a search.
 */
export default function ArticleChoice({ onChoose }: { onChoose: (text?: string) => void }) {
  const translate = useTranslate();
  const { id } = useTicket();
  const [words, setWords] = useState('');
  const q = useSettled(words.trim());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [TICKETS.route, 'articles', id, q],
    queryFn: ({ signal }) => apiFetch<Schema<'MessageArticle'>[]>(ticketPath(id, 'articles'), { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <InsertChoice
      label={translate('tickets.composer.findArticle')}
      words={words}
      onWords={setWords}
      insertions={data?.map((article) => ({ ...article, lang: article.language }))}
      isBehind={isPlaceholderData || q !== words.trim()}
      error={error}
      onRetry={() => void refetch()}
      none={translate(q === '' ? 'tickets.composer.noFittingArticle' : 'tickets.composer.noArticle')}
      preview={(marked) =>
        marked && (
          <div lang={marked.lang}>
            <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {marked.title}
            </Typography>
            <RichText html={marked.content} />
          </div>
        )
      }
      onChoose={({ title, address }) => onChoose(`${title} (${address})`)}
    />
  );
}
