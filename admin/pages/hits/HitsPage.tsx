import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { useApplication } from '../../providers/application';
import { apiFetch } from '../../providers/http';
import { useAddressParameters } from '../../providers/use-address-parameters';
import { HitGroup } from './HitGroup';
import { AGES, type Age, type SearchResult, searchedKinds, sinceOf } from './hits';

/** Number of hits of a kind while all kinds are shown, and of a single chosen kind. */
const [SOME, MOST] = [8, 50];

/** The hits of the full-text search, kind by kind, with the words in context; the address holds the query. */
export default function HitsPage() {
  const translate = useTranslate();
  const [params, change] = useAddressParameters();
  const [words, kind, age] = [params.get('q') ?? '', params.get('kind'), (params.get('age') ?? 'any') as Age];
  const narrow = (name: string, value: string | null) => change({ [name]: value });
  const query = {
    q: words,
    limit: kind ? MOST : SOME,
    resources: kind ?? undefined,
    since: sinceOf(age),
  };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['hits', query],
    queryFn: ({ signal }) => apiFetch<SearchResult>('search', { query, signal }),
    enabled: words !== '',
    placeholderData: (before) => before,
  });
  const kinds = searchedKinds(useApplication().models);
  const found = kinds.filter((searched) => data?.hits.some(({ resource }) => resource === searched.kind));
  return (
    <>
      <PageHeader title="fullText.title" />
      <WordsForm key={words} words={words} onWords={(given) => narrow('q', given)} />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, my: 2 }}
        role="group"
        aria-label={translate('fullText.narrow')}
      >
        {[null, ...kinds.map((searched) => searched.kind)].map((choice) => (
          <Choice
            key={choice}
            label={choice ? translate(`fullText.kinds.${choice}`) : translate('fullText.everything')}
            chosen={kind === choice}
            onChoose={() => narrow('kind', choice)}
          />
        ))}
        <Box sx={{ width: '100%' }} />
        {AGES.map((choice) => (
          <Choice
            key={choice}
            label={translate(`fullText.ages.${choice}`)}
            chosen={age === choice}
            onChoose={() => narrow('age', choice === 'any' ? null : choice)}
          />
        ))}
      </Stack>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {words !== '' && isPending && !error && <PageSkeleton />}
      {data && words !== '' && found.length === 0 && (
        <EmptyState
          icon={SearchOffOutlined}
          title={translate('fullText.nothing', { words })}
          text={translate('fullText.hint')}
        />
      )}
      {data &&
        found.map((searched) => (
          <HitGroup
            key={searched.kind}
            found={searched}
            hits={data.hits.filter(({ resource }) => resource === searched.kind)}
          >
            {data.more.includes(searched.kind) && !kind && (
              <Button size="small" onClick={() => narrow('kind', searched.kind)}>
                {translate('fullText.more')}
              </Button>
            )}
          </HitGroup>
        ))}
      {kind && data && data.more.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('fullText.tooMany', { count: MOST })}
        </Typography>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, chosen, onChoose }: ChoiceProps) {
  return (
    <Chip
      label={label}
      size="small"
      clickable
      onClick={onChoose}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
      aria-pressed={chosen}
    />
  );
}

function WordsForm({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const translate = useTranslate();
  const [written, setWritten] = useState(words);
  useEffect(() => setWritten(words), [words]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (written.trim()) onWords(written.trim());
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, maxWidth: 640 }}>
      <TextField
        type="search"
        label={translate('fullText.words')}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Button type="submit" variant="contained">
        {translate('ra.action.search')}
      </Button>
    </Box>
  );
}
