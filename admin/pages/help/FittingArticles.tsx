import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase, Collapse, Paper, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCan } from '../../providers/application';
import { useKeptInputs } from '../../providers/use-kept-inputs';
import { ArticleDialog } from './ArticleDialog';
import { type SuggestedArticle, useFittingArticles } from './articles';
import { SolvedDialog } from './SolvedDialog';
import { useDeferredWhileFocused } from './use-deferred-while-focused';

interface FittingArticlesProps {
  /** Name under which the text of the form is stored. */
  form: string;
  /** The field whose text selects the articles. */
  source: string;
  /** Called when an article has helped, to discard more than the typed text. */
  onSolved?: () => void;
}

/**
 * Articles that fit the typed text, to stand beside the form or below the field; the list can be folded. An article
 * opens above the form; if it has helped, the typed text is discarded.
 */
export function FittingArticles({ form, source, onSolved }: FittingArticlesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const list = useId();
  const inputs = useKeptInputs();
  const { reset } = useFormContext();
  const container = useRef<HTMLDivElement>(null);
  const text: unknown = useWatch({ name: source, exact: true });
  const fitting = useFittingArticles(typeof text === 'string' ? text : '', useCan('articles', 'list'));
  const articles = useDeferredWhileFocused(fitting, container);
  const [isOpen, setIsOpen] = useState(true);
  const [opened, setOpened] = useState<SuggestedArticle>();
  const [isSolved, setIsSolved] = useState(false);
  const solve = () => {
    inputs.forget(form);
    reset();
    setOpened(undefined);
    if (!onSolved) return setIsSolved(true);
    notify('articles.thanks', { type: 'success' });
    onSolved();
  };
  const isAny = articles.length > 0;
  return (
    <Box ref={container} sx={{ position: { lg: 'sticky' }, top: { lg: 80 }, alignSelf: 'start' }}>
      <Paper variant="outlined" sx={isAny ? { overflow: 'hidden', mt: { xs: 1, lg: 0 } } : { border: 0 }}>
        {/* Screen readers announce the heading with the number of articles, and not the articles. */}
        <Box aria-live="polite">
          {isAny && (
            <Typography variant="h3" component="h2">
              <Row onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen} aria-controls={list}>
                <Box component="span" sx={{ flex: 1 }}>
                  {translate('articles.suggested')} ({articles.length})
                </Box>
                <ExpandMoreOutlined aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
              </Row>
            </Typography>
          )}
        </Box>
        <Collapse in={isOpen} id={list}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {articles.map((article) => (
              <Box component="li" key={article.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Row onClick={() => setOpened(article)} aria-haspopup="dialog">
                  <MenuBookOutlined aria-hidden fontSize="small" color="action" />
                  <Typography component="span" lang={article.language} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                    {article.title}
                  </Typography>
                </Row>
              </Box>
            ))}
          </Box>
        </Collapse>
      </Paper>
      {opened && <ArticleDialog article={opened} onClose={() => setOpened(undefined)} onSolved={solve} />}
      {isSolved && <SolvedDialog />}
    </Box>
  );
}

type RowProps = { onClick: () => void; children: ReactNode } & React.AriaAttributes;

function Row({ children, ...props }: RowProps) {
  return (
    <ButtonBase
      {...props}
      sx={{ width: '100%', minHeight: 44, gap: 1.5, px: 2, py: 0.75, textAlign: 'start', font: 'inherit' }}
    >
      {children}
    </ButtonBase>
  );
}
