import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { Box, Link, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { inLanguage, languageShown } from '../../model/translated-text';
import { type Article, useArticles, useFoundArticles } from './articles';

/** The articles that are published for the reader, by category, or the articles found by a search. */
export default function HelpPage() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useArticles();
  const [words, setWords] = useState('');
  const found = useFoundArticles(words);
  const published = data ?? [];
  const hits = found?.flatMap((id) => published.filter((article) => article.id === id));
  return (
    <>
      <PageHeader title="articles.title" />
      {error && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <PageSkeleton />}
      {data?.length === 0 && (
        <EmptyState icon={MenuBookOutlined} title={translate('articles.none')} text={translate('articles.noneText')} />
      )}
      {published.length > 0 && (
        <Stack spacing={3} sx={{ maxWidth: (theme) => theme.spacing(95) }}>
          <TextField
            type="search"
            label={translate('articles.words')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          {hits ? <Found hits={hits} /> : <ByCategory articles={published} />}
        </Stack>
      )}
    </>
  );
}

function Found({ hits }: { hits: readonly Article[] }) {
  const translate = useTranslate();
  if (hits.length > 0) return <Titles articles={hits} />;
  return <EmptyState title={translate('articles.nothing')} text={translate('articles.nothingText')} />;
}

function ByCategory({ articles }: { articles: readonly Article[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const general = translate('articles.general');
  const categoryOf = ({ _embedded }: Article) => _embedded?.category?.title ?? general;
  // Articles without a category come last.
  const order = [...new Set(articles.map(categoryOf))].sort((left, right) =>
    left === general ? 1 : right === general ? -1 : left.localeCompare(right, locale),
  );
  return order.map((name) => (
    <Box component="section" key={name}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Titles articles={articles.filter((article) => categoryOf(article) === name)} />
    </Box>
  ));
}

function Titles({ articles }: { articles: readonly Article[] }) {
  const locale = useLocale();
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {articles.map(({ id, title }) => (
        <Box
          component="li"
          key={id}
          sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <Link
            component={RouterLink}
            to={`/help/${id}`}
            lang={languageShown(title, locale)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {inLanguage(title, locale)}
          </Link>
        </Box>
      ))}
    </Paper>
  );
}
