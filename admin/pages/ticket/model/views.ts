import { untyped } from '../triage/triage';
import { withQuick } from './quick-filters';
import { type FilterValues, statesOf, withTab } from './tabs';

/** A list that the user goes to at a click, with how many tickets it has. */
export interface TicketView {
  name: string;
  /** Locale key of its name, or the name itself. */
  label: string;
  filter: FilterValues;
}

/** What the views of a user depend on. */
interface Viewer {
  id: string | null;
  /** Field that says whose ticket it is; absent for those who cannot ask it. */
  owner?: string;
  /** Whether the user may ask for what nobody has taken. */
  mayDistribute: boolean;
}

/** States in which somebody has still to do something. */
const open = [...statesOf('new'), ...statesOf('active')];

/** The views of everybody: what is theirs, what nobody has taken, what they have not sent yet. */
export function viewsOf({ id, owner, mayDistribute }: Viewer): TicketView[] {
  return [
    ...(owner
      ? [{ name: 'mine', label: 'tickets.views.mine', filter: { state_eq_any: open, [owner]: id } as FilterValues }]
      : []),
    ...(mayDistribute
      ? [
          {
            name: 'unassigned',
            label: 'tickets.quick.unassigned',
            filter: withQuick(withTab({}, 'new'), 'unassigned', new Date(0)),
          },
        ]
      : []),
    ...(mayDistribute
      ? [{ name: 'untyped', label: 'tickets.views.untyped', filter: { ...withTab({}, 'new'), ...untyped } }]
      : []),
    { name: 'drafts', label: 'tickets.tab.drafts', filter: withTab({}, 'drafts') },
  ];
}

/** A view for each assignment group: what is open there. */
export const queuesOf = (groups: readonly { id: string; name: string }[]): TicketView[] =>
  groups.map(({ id, name }) => ({
    name: `group-${id}`,
    label: name,
    filter: { state_eq_any: open, assignmentGroup_eq_any: [id] },
  }));
