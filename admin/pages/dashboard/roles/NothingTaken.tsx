import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { HomeLookProps } from '../../../generator/home/HomeLists';
import { PanelNote } from '../../../generator/home/PanelNote';
import { listAddress } from '../../../model/list-address';
import { TICKETS } from '../../ticket/model/ticket';

/** An agent without open work, with a link to the unassigned tickets. */
export function NothingTaken({ lists }: Pick<HomeLookProps, 'lists'>) {
  const translate = useTranslate();
  const untaken = lists.find(({ name }) => name === 'untaken');
  return (
    <PanelNote
      icon={TaskAltOutlined}
      text={translate('resources.tickets.views.myWorkEmpty')}
      action={
        <Button
          component={Link}
          to={listAddress(TICKETS.route, { filter: untaken?.filter ?? {} })}
          size="small"
          variant="outlined"
        >
          {translate('dashboard.agent.takeNew')}
        </Button>
      }
    />
  );
}
