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
}

/** Deletes a record after a question, and goes back to the list. */
export function DeleteButton({ record, title, dense = false }: DeleteButtonProps) {
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
          {translate('generator.action.delete')}
        </Button>
      )}
      {asking && (
        <DeleteQuestion
          record={record}
          title={title}
          onDeleted={() => (dense ? reload() : redirect('list', model.route))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
