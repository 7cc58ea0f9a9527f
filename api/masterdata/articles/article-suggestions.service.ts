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
/** Characters of a text that are looked at; what somebody wants stands at its beginning. */
export const LONGEST_QUESTION = 500;

type Words = Partial<Record<Language, string | null>>;

/** Articles that fit a text which somebody is writing, by the full-text index (decision 46). */
@Injectable()
export class ArticleSuggestions {
  constructor(private readonly work: UnitOfWork) {}

  /** The best for readers of the circles, at most three; none where nothing fits. Throws 400 INVALID_VALUE. */
  find(text: string, circles: readonly ArticleCircle[], locale: Locale): Promise<SuggestedArticle[]> {
    if (text.length > LONGEST_QUESTION || text.includes('\0')) throw new Problem(400, 'INVALID_VALUE', { name: 'q' });
    return this.work.read(async (em) => {
      const rows = (await rowsWithin(em, statement(text, circles))) as unknown as Row[];
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
function statement(text: string, circles: readonly ArticleCircle[]): Statement {
  const into = new Statement();
  const [tenant, q, who, most] = [currentTenant(), text, circles, MOST].map((value) => into.bind(value));
  into.text = `
    select a.id, ${words('title')}, ${words('content')}, (select s.language from tenant_settings s where s.tenant = ${tenant}) as locale
      from unnest(vsd_fitting_articles(${q}::text, ${who}::text[], ${most}::int)) with ordinality as fitting (id, place)
      join article a on a.tenant = ${tenant} and a.id = fitting.id
     where a.published and (a.visible_for_agent and 'desk' = any(${who}::text[])
        or a.visible_for_customer and 'customers' = any(${who}::text[])
        or a.visible_for_executor and 'executors' = any(${who}::text[]))
     order by fitting.place`;
  return into;
}
