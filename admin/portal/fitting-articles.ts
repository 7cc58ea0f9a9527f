import { RICH_TEXT_TAGS } from '../../openapi/vocabulary';
import type { Schema } from '../providers/contract';
import { ask } from './ask';
import { el, show } from './dom';
import type { Words } from './texts';

/** How long typing rests before it is asked what fits, in milliseconds; the fewest and most characters that are sent. */
const [PAUSE, FEWEST, LONGEST] = [500, 4, 500];

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

/** Articles that fit what is written, below the form, where nothing moves when they come; they open in place. */
export function fittingArticles({ path, words, onSolved }: Fitting): {
  place: HTMLElement;
  look: (text: string) => void;
} {
  const place = el('section', { 'aria-live': 'polite' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const find = async (q: string) => {
    asked = q;
    // What only offers something says nothing of its failure: the form below which it stands works without it.
    const found = await ask<Schema<'SuggestedArticle'>[]>(`${path}/articles?q=${encodeURIComponent(q)}`).catch(
      () => [],
    );
    if (q === asked && !place.querySelector('details[open]')) show(place, ...(found.length > 0 ? shown(found) : []));
  };
  const shown = (articles: readonly Schema<'SuggestedArticle'>[]) => [
    el('h2', {}, words('articles.suggested')),
    ...articles.map(({ title, content, language }) => {
      const goOn = el('button', { type: 'button', class: 'second', click: () => article.removeAttribute('open') });
      show(goOn, words('articles.goOn'));
      const article: HTMLElement = el(
        'details',
        { lang: language },
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
    }),
  ];
  const look = (text: string) => {
    clearTimeout(timer);
    const q = text.trim().slice(0, LONGEST);
    if (q.length >= FEWEST && q !== asked) timer = setTimeout(() => void find(q), PAUSE);
  };
  return { place, look };
}
