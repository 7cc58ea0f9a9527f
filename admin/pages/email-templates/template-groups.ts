import type { TemplateRecord } from './mail-template';

type Event = TemplateRecord['event'];

/** Events grouped by the recipient or subject of their mails, in the order of a ticket's life. */
const groups: [name: string, events: Event[]][] = [
  [
    'customer',
    [
      'ISSUE_CREATED',
      'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
      'ISSUE_STATE_IN_PROGRESS',
      'ISSUE_STATE_WORK_COMPLETED',
      'ISSUE_STATE_CLOSED',
    ],
  ],
  [
    'desk',
    [
      'ISSUE_OR_DRAFT_ADDED',
      'ISSUE_ASSIGNED',
      'ISSUE_ASSIGNED_NOTICE',
      'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
      'ISSUE_WORK_NOTE_ADDED',
      'ISSUE_STATE_ORDER_COMPLETED',
    ],
  ],
  ['deadlines', ['TRIGGER_TIME_NOTICE', 'REACTION_TIME_WARNING', 'SLA_BREACH']],
  ['reports', ['REPORT_CREATED', 'REPORT_CREATION_FAILED']],
];

/** The templates in their groups; templates of other events form a group at the end. */
export function groupedTemplates<T extends { event: Event }>(templates: readonly T[]): [name: string, rows: T[]][] {
  const grouped = groups.map(([name, events]): [string, T[]] => [
    name,
    events.flatMap((event) => templates.filter((template) => template.event === event)),
  ]);
  const groupedEvents = groups.flatMap(([, events]) => events);
  const others = templates.filter(({ event }) => !groupedEvents.includes(event));
  return [...grouped, ['others', others] as [string, T[]]].filter(([, rows]) => rows.length > 0);
}
