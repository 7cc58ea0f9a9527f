import { RICH_TEXT_TAGS } from '../../openapi/vocabulary';
import { articleQuestion, isFocusBelow, PAUSE } from '../model/fitting-articles';
import type { Schema } from '../providers/contract';
import { callApi } from './call-api';
import { el, show } from './dom';
import type { Words } from './texts';

type Articles = readonly Schema<'SuggestedArticle'>[];

/** Formatted text as new elements of allowed kinds, without attributes except the addresses of links. */
function formatted(html: string): Node[] {
  const made = (node: Node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    const within = [...node.childNodes].flatMap(made);
    if (!(node instanceof Element)) return within;
    const tag = RICH_TEXT_TAGS.find((one) => one === node.localName);
    if (!tag) return node.matches('script, style') ? [] : within;
    const href = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
    return [
      el(tag, /^(https?:|mailto:|tel:)/.test(href) ? { href, rel: 'noopener', target: '_blank' } : {}, ...within),
    ];
  };
  return made(new DOMParser().parseFromString(html, 'text/html').body);
}

interface Fitting {
  /** Address of the form in the API. */
  readonly path: string;
  readonly words: Words;
  readonly onSolved: () => void;
}

/** Articles that fit the typed text, to stand below its field; they can be folded, and open in place. */
export function fittingArticles({ path, words, onSolved }: Fitting) {
  const list = el('div', { id: 'fitting' });
  const head = el('button', { type: 'button', class: 'fold', 'aria-expanded': 'true', 'aria-controls': 'fitting' });
  head.addEventListener('click', () => {
    list.hidden = !list.hidden;
    head.setAttribute('aria-expanded', String(!list.hidden));
  });
  // Screen readers announce the heading with the number of articles, and not the articles.
  const heading = el('div', { 'aria-live': 'polite' });
  const place = el('div', { class: 'fitting' }, heading, list);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastQuery = '';
  let waiting: Articles | undefined;

  /** Shows loaded articles once no focused element would move and no open article would close. */
  const settle = () => {
    if (!waiting || isFocusBelow(place) || list.querySelector('[open]')) return;
    show(head, `${words('articles.suggested')} (${waiting.length})`);
    show(heading, waiting.length > 0 && el('h2', {}, head));
    show(list, ...waiting.map(shown));
    waiting = undefined;
  };
  const find = async (q: string) => {
    lastQuery = q;
    // Suggestions are optional, so that a failure shows no error: the form works without them.
    const query = `${path}/articles?q=${encodeURIComponent(q)}`;
    const found = q === '' ? [] : await callApi<Articles>(query).catch((): Articles => []);
    if (q !== lastQuery) return;
    waiting = found;
    settle();
  };
  const shown = ({ title, content, language }: Articles[number]) => {
    const goOn = el('button', { type: 'button', class: 'second', click: () => article.removeAttribute('open') });
    show(goOn, words('articles.goOn'));
    const article: HTMLElement = el(
      'details',
      { lang: language, toggle: settle },
      el('summary', {}, title),
      ...formatted(content),
      el(
        'p',
        { class: 'steps', lang: document.documentElement.lang },
        el('button', { type: 'button', click: onSolved }, words('articles.solved')),
        goOn,
      ),
    );
    return article;
  };
  const look = (text: string) => {
    clearTimeout(timer);
    const q = articleQuestion(text);
    if (q !== lastQuery) timer = setTimeout(() => void find(q), PAUSE);
  };
  return { place, look, settle };
}
