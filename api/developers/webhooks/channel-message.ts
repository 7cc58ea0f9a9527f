import { translate } from '../../platform/http/texts.js';
import type { RecordJson } from '../../platform/read/record.js';
import type { FieldRecord } from '../../platform/resource/field.js';
import type { ResourceModel } from '../../platform/resource/resource-model.js';
import { shownIn } from '../../platform/tables/cell-text.js';
import { columnOf } from '../../platform/tables/columns.js';
import type { Locale } from '../../vocabulary/locale.js';

/** An event in words. All texts but the label of the link may contain input of users. */
export interface ChannelMessage {
  /** The event, and the user who caused it. */
  readonly event: string;
  /** Number and title of the record; empty for a removed one. */
  readonly heading: string;
  /** Labels with a colon, and values. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly link?: { readonly label: string; readonly url: string };
}

/** Most facts, which is also Slack's limit. */
const MOST_FACTS = 10;

/** The resource of an event with the fields of its messages, and the address of the application. */
interface Source {
  readonly model: ResourceModel;
  readonly fields: readonly FieldRecord[];
  readonly locale: Locale;
  readonly application: string;
}

/** The fields of a message among visible ones: the title, and the columns of lists. */
export const messageFields = ({ options: { title } }: ResourceModel, visible: readonly FieldRecord[]): FieldRecord[] =>
  visible.filter(({ name, options }) => options.list || name === title);

/** The message about an event; without a record (removed, or out of reach) the event alone. Pure. */
export function messageOf(
  { model, fields, locale, application }: Source,
  kind: string,
  record: RecordJson | null,
): ChannelMessage {
  const { path, title } = model.options;
  const event = translate(locale, `enums.webhookEvent.${path}.${kind}`);
  if (!record) return { event, heading: '', facts: [] };
  const show = shownIn(locale);
  const shown = fields
    .map((field) => ({ name: field.name, ...columnOf(model, field, locale) }))
    .map((column) => ({ ...column, text: show.cell(column.cell(record), column.format) }))
    .filter(({ text }) => text !== '');
  const isHeading = ({ name }: { name: string }) => name === title || name === 'title';
  const [choices, others] = [
    shown.filter(({ isGrouping }) => isGrouping),
    shown.filter(({ isGrouping }) => !isGrouping),
  ];
  const facts = [...choices, ...others].filter((column) => !isHeading(column)).slice(0, MOST_FACTS);
  const author = String((kind === 'created' ? record.createdBy : record.updatedBy) ?? '');
  return {
    event: [event, author].filter(Boolean).join(' · '),
    heading: shown
      .filter(isHeading)
      .map(({ text }) => text)
      .join(' '),
    facts: facts.map(({ heading, text }) => [translate(locale, 'developers.message.label', { label: heading }), text]),
    link: { label: translate(locale, 'developers.message.open'), url: `${application}/${pathOf(model, record)}` },
  };
}

/** The path of a record's screen; parts of a ticket stand on its page. */
function pathOf({ options: { path, route, screens } }: ResourceModel, { id, ticket }: RecordJson): string {
  if (screens !== 'own') return `${route}/${id}/show`;
  if (typeof ticket !== 'string') return `${route}/${id}`;
  return path === 'activities' ? `issue/${ticket}#activity-${id}` : `issue/${ticket}`;
}
