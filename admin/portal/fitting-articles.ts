import { RICH_TEXT_TAGS } from '../../openapi/vocabulary';
import { articleQuestion, isFocusBelow, PAUSE } from '../model/fitting-articles';
import type { Schema } from '../providers/contract';
import { ask } from './ask';
import { el, show } from './dom';
import type { Words } from './texts';

type Articles = readonly Schema<'SuggestedArticle'>[];

/** Formatted text as elements of the page, made anew of what may stand in one: no attribute comes along but the address of a link. */
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

/** Articles that fit what is written, to stand below its field; they can be folded, and open in place. */
export function fittingArticles({ path, words, onSolved }: Fitting) {
  const list = el('div', { id: 'fitting' });
  const head = el('button', { type: 'button', class: 'fold', 'aria-expanded': 'true', 'aria-controls': 'fitting' });
  head.addEventListener('click', () => {
    list.hidden = !list.hidden;
    head.setAttribute('aria-expanded', String(!list.hidden));
  });
  // Screen readers say the heading with the number of articles, and not the articles.
  const heading = el('div', { 'aria-live': 'polite' });
  const place = el('div', { class: 'fitting' }, heading, list);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  let waiting: Articles | undefined;

  /** Shows what has come, once it moves nothing that somebody is at and closes nothing that they read. */
  const settle = () => {
    if (!waiting || isFocusBelow(place) || list.querySelector('[open]')) return;
    show(head, `${words('articles.suggested')} (${waiting.length})`);
    show(heading, waiting.length > 0 && el('h2', {}, head));
    show(list, ...waiting.map(shown));
    waiting = undefined;
  };
  const find = async (q: string) => {
    asked = q;
    // What only offers something says nothing of its failure: the form works without it.
    const query = `${path}/articles?q=${encodeURIComponent(q)}`;
    const found = q === '' ? [] : await ask<Articles>(query).catch((): Articles => []);
    if (q !== asked) return;
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
    if (q !== asked) timer = setTimeout(() => void find(q), PAUSE);
  };
  return { place, look, settle };
}
