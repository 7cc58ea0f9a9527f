import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SaveQueryDialog } from './SaveQueryDialog';
import { useQueries } from './use-queries';

/** The button that saves the present filters and order as a query, unless they are saved already. */
export function SaveQueryButton() {
  const translate = useTranslate();
  const [naming, setNaming] = useState(false);
  const { canSave, save } = useQueries();
  if (!canSave) return null;
  return (
    <>
      <Button size="small" startIcon={<BookmarkAdd />} onClick={() => setNaming(true)}>
        {translate('generator.queries.save')}
      </Button>
      {naming && <SaveQueryDialog onClose={() => setNaming(false)} onSave={save} />}
    </>
  );
}
