import Delete from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useRedirect, useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import { useResourceModel } from '../resource-model-context';
import { useReload } from '../use-reload';
import { DeleteQuestion } from './DeleteQuestion';

interface DeleteButtonProps {
  record: RaRecord;
  title: string;
  /** The button is an icon in a row, which leaves the page open. */
  dense?: boolean;
  /** Texts of the button and its question in place of the general ones. */
  texts?: { title: string; text: string; action: string };
  /** Called after the deletion in place of going back to the list. */
  onDeleted?: () => void;
}

/** Deletes a record after a question, and goes back to the list. */
export function DeleteButton({ record, title, dense = false, texts, onDeleted }: DeleteButtonProps) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const reload = useReload();
  const { model } = useResourceModel();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {dense ? (
        <IconAction
          icon={Delete}
          label={translate('generator.panel.delete', { title })}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
          {texts?.title ?? translate('generator.action.delete')}
        </Button>
      )}
      {asking && (
        <DeleteQuestion
          record={record}
          title={title}
          texts={texts}
          onDeleted={onDeleted ?? (() => (dense ? reload() : redirect('list', model.route)))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
