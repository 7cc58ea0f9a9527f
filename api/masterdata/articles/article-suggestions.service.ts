import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { LANGUAGES, type Language, type Locale } from '../../vocabulary/locale.js';
import type { SuggestedArticle } from './article.shape.js';
import type { ArticleCircle } from './article-readers.js';

/** Most suggestions beside a form. */
const MOST = 3;
/** Most results of a search. */
const MOST_FOUND = 20;
/** Characters of a text that are compared; its beginning has the subject. */
export const LONGEST_QUESTION = 500;

/** A query of the index: articles that fit a text, or articles with all of the words. */
interface IndexQuery {
  readonly text: string;
  readonly by: 'fit' | 'words';
  readonly circles: readonly ArticleCircle[];
}

type Words = Partial<Record<Language, string | null>>;

/** Articles that fit the text of a draft, or contain words, by the full-text index (decision 46). */
@Injectable()
export class ArticleSuggestions {
  constructor(private readonly work: UnitOfWork) {}

  /** The best articles for readers of the circles, at most three. Throws 400 INVALID_VALUE. */
  find(text: string, circles: readonly ArticleCircle[], locale: Locale): Promise<SuggestedArticle[]> {
    return this.#find({ text, by: 'fit', circles }, locale);
  }

  /** The best articles with all of the words, of which the last may be a prefix, at most twenty. Throws the same. */
  search(text: string, circles: readonly ArticleCircle[], locale: Locale): Promise<SuggestedArticle[]> {
    return this.#find({ text, by: 'words', circles }, locale);
  }

  async #find(query: IndexQuery, locale: Locale): Promise<SuggestedArticle[]> {
    const { text } = query;
    if (text.length > LONGEST_QUESTION || text.includes('\0')) throw new Problem(400, 'INVALID_VALUE', { name: 'q' });
    return this.work.read(async (em) => {
      const rows = (await rowsWithin(em, articlesStatement(query))) as unknown as Row[];
      return rows.map((row) => articleIn(row, locale));
    });
  }
}

interface Row {
  readonly id: string;
  readonly title: Words;
  readonly content: Words;
  /** Locale of the tenant. */
  readonly locale: Locale | null;
}

const languageOf = (locale: Locale) => locale.slice(0, 2) as Language;

/** Title and text in one language: the reader's, else the tenant's, else the first with a text (decision 2). */
function articleIn({ id, title, content, locale }: Row, reader: Locale): SuggestedArticle {
  const order = [languageOf(reader), languageOf(locale ?? reader), ...LANGUAGES];
  const language = order.find((candidate) => title[candidate]) ?? 'de';
  const contentLanguage = [language, ...order].find((candidate) => content[candidate]) ?? 'de';
  return { id, title: title[language] ?? '', content: content[contentLanguage] ?? '', language };
}

const words = (column: string) =>
  `json_build_object(${LANGUAGES.map((language) => `'${language}', a.${column}_${language}`).join(', ')}) as ${column}`;

/** Reads the articles again under the policy and by their flags, since the index may be out of date. */
export function articlesStatement({ text, by, circles }: IndexQuery): Statement {
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
