import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSmallScreen } from '../../components/use-small-screen';
import { RichText } from '../../generator/fields/RichText';
import type { SuggestedArticle } from './articles';
import { useHelpful } from './use-helpful';

interface ArticleDialogProps {
  article: SuggestedArticle;
  /** Returns to the form. */
  onClose: () => void;
  /** Discards the text of the form. */
  onSolved: () => void;
}

/** An article above a form: the user confirms that it has helped, or returns to the form. */
export function ArticleDialog({ article, onClose, onSolved }: ArticleDialogProps) {
  const translate = useTranslate();
  const fullScreen = useSmallScreen();
  const title = useId();
  const { step, say } = useHelpful(article.id, onSolved);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={fullScreen} aria-labelledby={title}>
      <DialogTitle id={title} lang={article.language} sx={{ overflowWrap: 'anywhere' }}>
        {article.title}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <div lang={article.language}>
          <RichText html={article.content} />
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={step === 'saying'}>
          {translate('articles.goOn')}
        </Button>
        <Button variant="contained" onClick={say} loading={step === 'saying'}>
          {translate('articles.solved')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
