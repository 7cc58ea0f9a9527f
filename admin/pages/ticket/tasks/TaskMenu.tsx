import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { MenuButton } from '../../../components/MenuButton';
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
  return (
    <>
      <MenuButton label={translate('tickets.task.more', { name })} icon={<MoreVertOutlined fontSize="small" />}>
        {(close) => {
          const choose = (work: () => void) => () => {
            close();
            work();
          };
          return [
            ...can.states.map((state) => (
              <MenuItem key={state} onClick={choose(() => onTransition(state))}>
                <ListItemIcon>
                  <SyncAltOutlined fontSize="small" />
                </ListItemIcon>
                {translate(`tickets.task.move.${state}`)}
              </MenuItem>
            )),
            can.edit && (
              <MenuItem key="edit" onClick={choose(onEdit)}>
                <ListItemIcon>
                  <EditOutlined fontSize="small" />
                </ListItemIcon>
                {translate('tickets.task.edit')}
              </MenuItem>
            ),
            can.delete && (
              <MenuItem key="delete" onClick={choose(() => setAsking(true))}>
                <ListItemIcon>
                  <DeleteOutline fontSize="small" />
                </ListItemIcon>
                {translate('ra.action.delete')}
              </MenuItem>
            ),
          ];
        }}
      </MenuButton>
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
