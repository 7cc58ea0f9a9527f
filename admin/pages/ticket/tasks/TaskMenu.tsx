import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionsMenu } from '../../../components/ActionsMenu';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { Task } from './task';
import { useTaskWrites } from './use-tasks';

interface TaskMenuProps {
  task: Task;
  onEdit: () => void;
  onTransition: (state: string) => void;
}

/** Further actions on a task, as far as the server allows them. */
export function TaskMenu({ task, onEdit, onTransition }: TaskMenuProps) {
  const translate = useTranslate();
  const { remove } = useTaskWrites(task.ticket);
  const [asking, setAsking] = useState(false);
  const { subject: name, can } = task;
  const actions = [
    ...can.states.map((state) => ({
      text: `tickets.task.move.${state}`,
      Icon: SyncAltOutlined,
      choose: () => onTransition(state),
    })),
    { text: 'tickets.task.edit', Icon: EditOutlined, offered: can.edit, choose: onEdit },
    { text: 'ra.action.delete', Icon: DeleteOutline, offered: can.delete, choose: () => setAsking(true) },
  ];
  return (
    <>
      <ActionsMenu label={translate('tickets.task.more', { name })} actions={actions} />
      {asking && (
        <ConfirmDialog
          isRemoval
          title={translate('tickets.task.removeTitle', { name })}
          text={translate('tickets.task.removeText')}
          action={translate('ra.action.delete')}
          onConfirm={() => remove(task)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
