import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
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
  const { step, say } = useHelpful(article.id, onSolved);
  return (
    <AppDialog
      title={<span lang={article.language}>{article.title}</span>}
      leave={translate('articles.goOn')}
      width="sm"
      dividers
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={say} loading={step === 'saying'}>
          {translate('articles.solved')}
        </Button>
      }
    >
      <div lang={article.language}>
        <RichText html={article.content} />
      </div>
    </AppDialog>
  );
}
