import type { Schema } from '../providers/contract';
import { callApi } from './call-api';
import { el, show } from './dom';
import { card, failureText, type PageContext } from './page';

type State = Schema<'PortalRequestState'>;

/** The page behind the link of the mail: opening it confirms nothing, a press does, once. */
export async function confirmPage({ words, parts }: PageContext): Promise<Node> {
  const path = `request-confirmations/${parts.map(encodeURIComponent).join('/')}`;
  const place = el('div');
  show(place, shown(await callApi<State>(path)));
  return place;

  function shown(state: State): Node {
    if (state.identifier) {
      const text = words('confirm.done', { identifier: state.identifier });
      return card(state.desk, words('confirm.doneTitle'), el('p', {}, text));
    }
    const fault = el('p', { class: 'fault', role: 'alert' });
    const confirm = async () => {
      press.disabled = true;
      try {
        show(place, shown(await callApi<State>(path, 'POST')));
        place.querySelector('h1')?.focus();
      } catch (error) {
        show(fault, failureText(error, words));
        press.disabled = false;
      }
    };
    const press = el('button', { type: 'button', click: () => void confirm() }, words('confirm.press'));
    return card(
      state.desk,
      words('confirm.title'),
      el('p', { class: 'quiet' }, words('request.lead', { location: state.location })),
      el('blockquote', {}, state.description),
      el('p', {}, words('confirm.explain')),
      press,
      fault,
    );
  }
}
