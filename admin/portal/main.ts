import './portal.css';
import { confirmPage } from './confirm-page';
import { el, show } from './dom';
import { failureCard, type Page } from './page';
import { ratingPage } from './rating-page';
import { requestPage } from './request-page';
import { browserLocale, LOCALES, type Locale, loadWords } from './texts';

/** Pages for people with a link and without an account (decision 44), by their name in the address behind `portal/`. */
const PAGES: Readonly<Record<string, Page | undefined>> = {
  rating: ratingPage,
  request: requestPage,
  confirm: confirmPage,
};

const place = document.getElementById('portal')!;
const [name = '', ...parts] = location.pathname
  .slice(`${import.meta.env.BASE_URL}portal/`.length)
  .split('/')
  .map(decodeURIComponent);

async function open(locale: Locale): Promise<void> {
  const words = await loadWords(locale);
  document.documentElement.lang = locale;
  const page = await (PAGES[name] ?? missing)({ words, locale, parts }).catch((error: unknown) =>
    failureCard(error, words, () => void open(locale)),
  );
  show(place, page, languages(locale));
  document.title = place.querySelector('h1')?.textContent ?? document.title;
}

const missing: Page = async ({ words }) => failureCard(new Error('no such page'), words, () => location.reload());

const languages = (present: Locale) =>
  el(
    'nav',
    { class: 'languages', 'aria-label': 'Sprache, language, langue, lingua' },
    ...Object.entries(LOCALES).map(([locale, title]) =>
      el(
        'button',
        {
          type: 'button',
          lang: locale,
          'aria-current': String(locale === present),
          click: () => void open(locale as Locale),
        },
        title,
      ),
    ),
  );

void open(browserLocale());
