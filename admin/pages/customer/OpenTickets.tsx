import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import type { RecordSlotProps } from '../../generator';
import { type PanelModel, panelText, sharedBy } from '../../model/panels';
import { TicketPanel } from '../dashboard/TicketPanel';
import { useOpenTickets } from './use-open-tickets';

const DETAILS = ['location', 'responsible'];
/** Number of lines shown; the link to all of them stands beside the heading. */
const SHOWN = 25;

/** The first open tickets of the page's record by deadline. */
export default function OpenTickets({ panel, record }: RecordSlotProps & { panel: PanelModel }) {
  const translate = useTranslate();
  const answer = useOpenTickets({ ...panel.filter, ...sharedBy(panel, record) }, SHOWN);
  return (
    <TicketPanel
      title={translate(panelText(panel, 'name'))}
      answer={answer}
      empty={<EmptyState icon={TaskAltOutlined} title={translate(panelText(panel, 'empty'))} />}
      details={DETAILS.filter((name) => name !== panel.field.name)}
      chips={['state', 'due']}
    />
  );
}
