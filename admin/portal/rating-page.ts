import type { Schema } from '../providers/contract';
import { callApi, Refused } from './call-api';
import { el, show } from './dom';
import { card, dayText, failureText, type PageContext } from './page';

type State = Schema<'RatingState'>;

const STEPS = [5, 4, 3, 2, 1] as const;

/**
 * The rating of a closed ticket. The link of the mail preselects an answer and sends nothing when opened, since mail
 * programs open links to look for malware; a press sends it.
 */
export async function ratingPage(context: PageContext): Promise<Node> {
  const { words, parts } = context;
  const [tenant = '', token = '', chosen] = parts;
  const path = `ratings/${encodeURIComponent(tenant)}/${encodeURIComponent(token)}`;
  const place = el('div');
  try {
    const state = await callApi<State>(path);
    show(place, form(state, Number(chosen) || state.rating));
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'RATING_OVER')) throw error;
    show(place, card(null, words('rating.overTitle'), el('p', {}, words('rating.over'))));
  }
  return place;

  function form(state: State, rating: number | null | undefined): Node {
    const comment = el('textarea', { id: 'comment', maxlength: 2000 }, state.comment ?? '');
    const fault = el('p', { class: 'fault', role: 'alert' });
    const send = el('button', { type: 'submit' }, words('rating.send'));
    const steps = STEPS.map((step) =>
      el(
        'label',
        { class: 'step' },
        el('input', { type: 'radio', name: 'rating', value: step, required: true, checked: step === rating }),
        words(`rating.steps.${step}`),
      ),
    );
    const submit = async (event: Event) => {
      event.preventDefault();
      const given = new FormData(event.currentTarget as HTMLFormElement).get('rating');
      send.disabled = true;
      try {
        const rated = await callApi<State>(path, 'PUT', {
          rating: Number(given),
          comment: comment.value.trim() || null,
        });
        show(place, done(rated));
        place.querySelector('h1')?.focus();
      } catch (error) {
        show(fault, failureText(error, words));
        send.disabled = false;
      }
    };
    return card(
      state.desk,
      words('rating.title'),
      el('p', {}, words('rating.lead', { identifier: state.identifier })),
      el(
        'form',
        { submit },
        el('fieldset', {}, el('legend', {}, words('rating.legend')), ...steps),
        el('div', { class: 'row' }, el('label', { class: 'field', for: 'comment' }, words('rating.comment')), comment),
        el('p', { class: 'quiet' }, words('rating.explain')),
        send,
        fault,
      ),
    );
  }

  function done(state: State): Node {
    const params = { step: words(`rating.steps.${state.rating}`), until: dayText(state.until, context.locale) };
    const change = () => show(place, form(state, state.rating));
    return card(
      state.desk,
      words('rating.doneTitle'),
      el('p', {}, words('rating.done', params)),
      el('button', { type: 'button', class: 'second', click: change }, words('rating.change')),
    );
  }
}
