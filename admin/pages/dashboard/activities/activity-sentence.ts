import type { Home } from '../../../generator/home/use-home';
import type { Translate } from '../../../providers/format';

/** An activity of a ticket, as the dashboard shows it. */
export type LatestActivity = Home['activities'][number];

/** An activity as one sentence in the reader's language; an unknown kind becomes a general sentence about a change. */
export function activitySentence({ kind, createdBy, params }: LatestActivity, translate: Translate): string {
  const to = typeof params?.to === 'string' ? params.to : '';
  const values = {
    name: createdBy || translate('dashboard.activity.system'),
    state: translate(`enums.ticketState.${to}`, { _: to }),
    type: translate(`enums.ticketType.${to}`, { _: to }),
    file: typeof params?.name === 'string' ? params.name : '',
  };
  return translate(`dashboard.activity.${kind}`, { ...values, _: translate('dashboard.activity.OTHER', values) });
}
