import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { RichText } from '../../generator/fields/RichText';
import { inLanguage, languageShown } from '../../model/translated-text';
import { useCan } from '../../providers/application';
import { createAddress } from '../ticket/model/ticket';
import { useArticle } from './articles';
import { useHelpful } from './use-helpful';

/** One article, with a button at its end that records whether it has helped. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, isPending, refetch } = useArticle(id);
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageSkeleton />;
  const language = languageShown(data.title, locale);
  return (
    <>
      <PageHeader title={inLanguage(data.title, locale) || translate('articles.opened')} />
      <Box component="article" sx={{ maxWidth: (theme) => theme.spacing(95) }}>
        <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          {/* A text that is there in the language of the title goes with it. */}
          <div lang={languageShown(data.content, language)}>
            <RichText html={inLanguage(data.content, language)} />
          </div>
        </Paper>
        <HasHelped key={id} id={id} />
      </Box>
    </>
  );
}

function HasHelped({ id }: { id: string }) {
  const translate = useTranslate();
  const mayAsk = useCan('tickets', 'create');
  const { step, say } = useHelpful(id);
  return (
    <Stack direction="row" role="status" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', minHeight: 44, alignItems: 'center' }}>
      {step === 'said' ? (
        <Typography>{translate('articles.thanks')}</Typography>
      ) : (
        <Button variant="outlined" onClick={say} loading={step === 'saying'}>
          {translate('articles.solved')}
        </Button>
      )}
      {mayAsk && (
        <Button component={RouterLink} to={createAddress()}>
          {translate('app.newTicket')}
        </Button>
      )}
    </Stack>
  );
}
