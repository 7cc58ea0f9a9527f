import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCan } from '../../providers/application';
import { useKeptInputs } from '../../providers/use-kept-inputs';
import { ArticleDialog } from './ArticleDialog';
import { type SuggestedArticle, useFittingArticles } from './articles';

/**
 * Articles that fit what is being written, beside the form or below it, where nothing moves when they come. They open above
 * the form; if one has helped, what was written is put away.
 */
export function FittingArticles({ form, source }: { form: string; source: string }) {
  const translate = useTranslate();
  const heading = useId();
  const inputs = useKeptInputs();
  const { reset } = useFormContext();
  const text: unknown = useWatch({ name: source, exact: true });
  const articles = useFittingArticles(typeof text === 'string' ? text : '', useCan('articles', 'list'));
  const [opened, setOpened] = useState<SuggestedArticle>();
  const putAway = () => {
    inputs.forget(form);
    reset();
  };
  return (
    <Box aria-live="polite" sx={{ position: { lg: 'sticky' }, top: { lg: 80 }, alignSelf: 'start' }}>
      {articles.length > 0 && (
        <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ overflow: 'hidden' }}>
          <Typography id={heading} variant="h3" component="h2" sx={{ px: 2, py: 1.25 }}>
            {translate('articles.suggested')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {articles.map((article) => (
              <Box component="li" key={article.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <ButtonBase
                  onClick={() => setOpened(article)}
                  aria-haspopup="dialog"
                  sx={{ width: '100%', minHeight: 44, gap: 1.5, px: 2, py: 1, textAlign: 'start', font: 'inherit' }}
                >
                  <MenuBookOutlined aria-hidden fontSize="small" color="action" />
                  <Typography component="span" lang={article.language} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                    {article.title}
                  </Typography>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        </Paper>
      )}
      {opened && <ArticleDialog article={opened} onClose={() => setOpened(undefined)} onSolved={putAway} />}
    </Box>
  );
}
