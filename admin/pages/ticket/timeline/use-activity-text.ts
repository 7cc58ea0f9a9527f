import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import type { Activity } from '../model/activity';
import { pathOfKind, useChangeWords } from './use-change-words';

/** The sentence of a slim line of the timeline, and the lines below it. */
export interface ActivityText {
  what: string;
  details: string[];
}

/** Fields shown with the transition that changed them; other changes follow from the transition. */
const shownWithState = new Set(['clarificationReason', 'resubmissionDate', 'closingState', 'closingDate']);

/** Whether an entry about a near date concerns an appointment, rather than a date of the ticket itself. */
const isAppointment = ({ changes }: Activity) => changes.some(({ field }) => field === 'appointment');

/** Longer texts are not repeated here; the history shows them. */
const isLong = (text: string) => text.length > 80 || text.includes('\n');

/**
 * Returns a function that describes an event: the transition, the changed fields with both values, the file, the mail.
 */
export function useActivityText(): (activity: Activity) => ActivityText {
  const translate = useTranslate();
  const format = useFormat();
  const { nameOf, wordsOf } = useChangeWords();

  const changeText = (change: Activity['changes'][number], path: string) => {
    const { field: name, from, to } = change;
    const params = { field: nameOf(change, path), from: wordsOf(name, from, path), to: wordsOf(name, to, path) };
    if (isLong(params.from) || isLong(params.to)) return translate('tickets.timeline.rewritten', params);
    return translate(from === null || from === '' ? 'tickets.timeline.set' : 'tickets.timeline.changed', params);
  };
  const stateText = (activity: Activity) =>
    translate('tickets.timeline.state', {
      from: translate(`enums.ticketState.${activity.fromState}`),
      to: translate(`enums.ticketState.${activity.toState}`),
    });

  const decisionText = ({ changes }: Activity) => {
    const changedTo = (name: string) => changes.find(({ field }) => field === name)?.to;
    const what = translate(`enums.approvalState.${changedTo('approval')}`);
    const costs = changedTo('approvedCosts');
    return typeof costs === 'number' ? translate('customers.costs.told', { what, costs: format.money(costs) }) : what;
  };

  const fileText = ({ kind, text, changes }: Activity) => {
    const renamed = kind === 'ATTACHMENT_RENAMED' && changes.find(({ field }) => field === 'name');
    if (renamed) return translate('tickets.timeline.renamed', { from: String(renamed.from), to: String(renamed.to) });
    const shown = changes.find(({ field }) => field === 'visibleForCustomer');
    return shown && translate(shown.to ? 'tickets.timeline.shown' : 'tickets.timeline.hidden', { name: text ?? '' });
  };

  const mailText = ({ kind, recipient, text, reason }: Activity): ActivityText => ({
    what: translate(`tickets.timeline.mail.${recipient ? kind : 'UNADDRESSED'}`, { recipient }),
    details: [text, reason].filter((detail): detail is string => Boolean(detail)),
  });

  /** The problem in our words, and the reason given by the other system. */
  const failureText = ({ kind, text, reason, changes }: Activity): ActivityText => {
    const problem = changes.find(({ field }) => field === 'errorCode')?.to;
    return {
      what: translate(`tickets.timeline.told.${kind}`, { name: text ?? '' }),
      details: [...(problem ? [translate(`enums.erpProblem.${problem}`)] : []), ...(reason ? [reason] : [])],
    };
  };

  const linkText = ({ kind, text, changes: [change] }: Activity): ActivityText => {
    const name = translate(`tickets.links.told.${change?.to ?? change?.from}`, { name: text ?? '' });
    return {
      what: translate('tickets.timeline.named', { what: translate(`enums.activityKind.${kind}`), name }),
      details: [],
    };
  };

  const orderText = ({ text, changes: [transition] }: Activity) =>
    translate('tickets.timeline.told.ORDER_MOVED', {
      name: text ?? '',
      from: translate(`enums.ticketState.${transition?.from}`),
      to: translate(`enums.ticketState.${transition?.to}`),
    });

  const deadlineText = ({ changes: [mark, late] }: Activity) => {
    const sentence = translate(`tickets.timeline.deadline.${mark?.from}`, {
      clock: translate(`enums.slaClock.${mark?.field}`),
      moment: format.moment(String(mark?.to)),
    });
    if (!late) return sentence;
    return `${sentence} ${translate('tickets.timeline.deadline.late', { reached: format.moment(String(late.to)) })}`;
  };

  const nearText = ({ text, changes: [near] }: Activity) =>
    translate('tickets.timeline.told.APPOINTMENT_NEAR', { name: text ?? '', moment: format.moment(String(near?.to)) });

  return (activity) => {
    const kind = translate(`enums.activityKind.${activity.kind}`);
    const texts = [activity.text, activity.reason].filter((text): text is string => Boolean(text));
    const isTransition = activity.kind === 'STATE_CHANGED';
    const changes = activity.changes
      .filter(({ field, to }) => !isTransition || (shownWithState.has(field) && to !== null))
      .map((change) => changeText(change, pathOfKind(activity.kind)));
    const file = fileText(activity);
    if (file) return { what: file, details: [] };
    switch (activity.kind) {
      case 'CREATED':
        return { what: kind, details: [] };
      case 'CHANGE_UNDONE':
        return { what: kind, details: [...(activity.toState ? [stateText(activity)] : []), ...changes] };
      case 'EMAIL_SENT':
      case 'EMAIL_FAILED':
      case 'EMAIL_SUPPRESSED':
      case 'EMAIL_RESENT':
        return mailText(activity);
      case 'DEADLINE_MARK':
        return { what: deadlineText(activity), details: [] };
      case 'TRIGGER_TIME':
        return isAppointment(activity) ? { what: nearText(activity), details: [] } : { what: kind, details: changes };
      case 'LINK_ADDED':
      case 'LINK_REMOVED':
        return linkText(activity);
      case 'ORDER_MOVED':
        return { what: orderText(activity), details: [] };
      case 'TASK_ADDED':
      case 'TASK_CHANGED':
      case 'TASK_REMOVED':
      case 'REPORT_ADDED':
      case 'REPORT_CHANGED':
      case 'REPORT_REMOVED':
        return {
          what: translate(`tickets.timeline.told.${activity.kind}`, { name: activity.text ?? '' }),
          details: [
            ...(activity.kind.endsWith('_CHANGED') ? changes : []),
            ...(activity.reason ? [activity.reason] : []),
          ],
        };
      case 'REPORT_FAILED':
        return failureText(activity);
      case 'APPOINTMENT_ADDED':
      case 'APPOINTMENT_CHANGED':
      case 'APPOINTMENT_CANCELLED':
      case 'APPOINTMENT_CONFIRMED':
      case 'APPOINTMENT_PROPOSED': {
        const [name = '', ...words] = (activity.text ?? '').split('\n');
        return { what: translate(`tickets.timeline.told.${activity.kind}`, { name }), details: [...changes, ...words] };
      }
      case 'CHECKED_IN':
        return {
          what: translate('tickets.timeline.told.CHECKED_IN', { time: format.time(activity.text) }),
          details: [],
        };
      case 'STATE_CHANGED':
        return { what: stateText(activity), details: [...changes, ...texts] };
      case 'FIELD_CHANGED':
      case 'ASSIGNED':
      case 'TYPE_CHANGED':
        return changes.length === 1
          ? { what: changes[0] ?? kind, details: texts }
          : { what: kind, details: [...changes, ...texts] };
      case 'APPROVAL_DECIDED':
        return { what: decisionText(activity), details: texts };
      default: {
        const [first, ...others] = texts;
        return first
          ? { what: translate('tickets.timeline.named', { what: kind, name: first }), details: [...changes, ...others] }
          : { what: kind, details: changes };
      }
    }
  };
}
