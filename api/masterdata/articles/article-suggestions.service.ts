import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { LANGUAGES, type Language, type Locale } from '../../vocabulary/locale.js';
import type { SuggestedArticle } from './article.shape.js';
import type { ArticleCircle } from './article-readers.js';

/** More than three are not read beside a form. */
const MOST = 3;
/** Most that are found by somebody who looks for one. */
const MOST_FOUND = 20;
/** Characters of a text that are looked at; what somebody wants stands at its beginning. */
export const LONGEST_QUESTION = 500;

/** What is asked of the index: which articles fit a text, or which have all of the words. */
interface Asked {
  readonly text: string;
  readonly by: 'fit' | 'words';
  readonly circles: readonly ArticleCircle[];
}

type Words = Partial<Record<Language, string | null>>;

/** Articles that fit a text which somebody is writing, or have some words, by the full-text index (decision 46). */
@Injectable()
export class ArticleSuggestions {
  constructor(private readonly work: UnitOfWork) {}

  /** The best for readers of the circles, at most three; none where nothing fits. Throws 400 INVALID_VALUE. */
  find(text: string, circles: readonly ArticleCircle[], locale: Locale): Promise<SuggestedArticle[]> {
    return this.#told({ text, by: 'fit', circles }, locale);
  }

  /** Those that have all of the words, the last of which may be begun: the best, at most twenty. Throws the same. */
  search(text: string, circles: readonly ArticleCircle[], locale: Locale): Promise<SuggestedArticle[]> {
    return this.#told({ text, by: 'words', circles }, locale);
  }

  async #told(asked: Asked, locale: Locale): Promise<SuggestedArticle[]> {
    const { text } = asked;
    if (text.length > LONGEST_QUESTION || text.includes('\0')) throw new Problem(400, 'INVALID_VALUE', { name: 'q' });
    return this.work.read(async (em) => {
      const rows = (await rowsWithin(em, articlesStatement(asked))) as unknown as Row[];
      return rows.map((row) => told(row, locale));
    });
  }
}

interface Row {
  readonly id: string;
  readonly title: Words;
  readonly content: Words;
  /** The tenant's. */
  readonly locale: Locale | null;
}

const languageOf = (locale: Locale) => locale.slice(0, 2) as Language;

/** Title and text in one language: the reader's, else the tenant's, else the first that there is (decision 2). */
function told({ id, title, content, locale }: Row, asked: Locale): SuggestedArticle {
  const order = [languageOf(asked), languageOf(locale ?? asked), ...LANGUAGES];
  const language = order.find((one) => title[one]) ?? 'de';
  const spoken = [language, ...order].find((one) => content[one]) ?? 'de';
  return { id, title: title[language] ?? '', content: content[spoken] ?? '', language };
}

const words = (column: string) =>
  `json_build_object(${LANGUAGES.map((language) => `'${language}', a.${column}_${language}`).join(', ')}) as ${column}`;

/** What was found is read again under the policy and by its flags: an index that lags tells nobody anything. */
export function articlesStatement({ text, by, circles }: Asked): Statement {
  const into = new Statement();
  const most = by === 'fit' ? MOST : MOST_FOUND;
  const [tenant, q, who, limit] = [currentTenant(), text, circles, most].map((value) => into.bind(value));
  const ids =
    by === 'fit'
      ? `vsd_fitting_articles(${q}::text, ${who}::text[], ${limit}::int)`
      : `array(select (hit ->> 'record')::uuid from jsonb_array_elements(
           vsd_full_text(${q}::text, '{}', ${who}::text[], '{articles}', null, ${limit}::int, true) -> 'hits') as hit)`;
  into.text = `
    select a.id, ${words('title')}, ${words('content')}, (select s.language from tenant_settings s where s.tenant = ${tenant}) as locale
      from unnest(${ids}) with ordinality as fitting (id, place)
      join article a on a.tenant = ${tenant} and a.id = fitting.id
     where a.published and (a.visible_for_agent and 'desk' = any(${who}::text[])
        or a.visible_for_customer and 'customers' = any(${who}::text[])
        or a.visible_for_executor and 'executors' = any(${who}::text[]))
     order by fitting.place`;
  return into;
}
