import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { List } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../generator/home/Panel';
import { PanelNote } from '../../../generator/home/PanelNote';
import { ActivityLine } from './ActivityLine';
import type { LatestActivity } from './activity-sentence';

/** The latest activities of the tickets that the user sees, with author and time. */
export function LatestActivities({ activities }: { activities: LatestActivity[] }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('dashboard.activity.title')}>
      {activities.length === 0 ? (
        <PanelNote icon={HistoryOutlined} text={translate('dashboard.activity.none')} />
      ) : (
        <List disablePadding>
          {activities.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </List>
      )}
    </Panel>
  );
}
