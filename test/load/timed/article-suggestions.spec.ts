import { articlesStatement } from '../../../api/masterdata/articles/article-suggestions.service.js';
import { ReadQuery } from '../../../api/platform/read/read-query.js';
import type { SignedInUser } from '../../../api/platform/tenancy/session.js';
import { NO_FACTS } from '../../../api/service-desk.js';
import { LANGUAGES } from '../../../api/vocabulary/locale.js';
import { Role } from '../../../api/vocabulary/role.js';
import { type ListCost, ListPlans } from '../../support/list-plans.js';
import { fillArticles, indexRecords, wordsIn } from '../../support/search-load.js';
import { useDesk } from '../../support/use-desk.js';

/** Articles of a large tenant, each in four languages. */
const ARTICLES = 5_000;
/** How many times as much ten times as many articles may cost. */
const MOST_TIMES = { fit: 5, words: 10 } as const;

const CUSTOMER: SignedInUser = {
  id: '00000000-0000-7000-8000-000000000000',
  subject: 'plan',
  username: 'plan',
  name: 'Plan',
  email: null,
  roles: [Role.Customer],
  locale: 'de-CH',
  tenant: 'alpina',
  tenants: ['alpina'],
  authenticatedAt: null,
  facts: NO_FACTS,
};

const desk = useDesk();

/** Searches that people write in the four languages: a sentence with frequent and with rare words. */
const ASKED = LANGUAGES.flatMap((language) => {
  const words = wordsIn(language);
  const said = (at: number, count: number) =>
    Array.from({ length: count }, (_, next) => words[(at + next * next * 37) % words.length]).join(' ');
  return [said(0, 12), said(300, 6), said(2_000, 20), `${said(5, 3)} ${words[900]?.replace(/.$/, 'x')}`];
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] as number;

/** The costs of each text, by the quickest of three runs: slow code is slow each time, a busy machine is not. */
async function costs(
  by: 'fit' | 'words',
): Promise<{ buffers: number; milliseconds: number; all: readonly ListCost[] }> {
  const plans = await new ListPlans(desk.databaseUrl, CUSTOMER).open();
  const all: ListCost[] = [];
  for (const text of ASKED) {
    const asked = {
      text: by === 'fit' ? text : text.split(' ').slice(0, 2).join(' '),
      by,
      circles: ['customers'],
    } as const;
    const goes: ListCost[] = [];
    for (let go = 0; go < 3; go += 1)
      goes.push(await plans.costOf(() => new ReadQuery([articlesStatement(asked)], ([rows]) => rows)));
    all.push(goes.toSorted((one, other) => (one.milliseconds[0] ?? 0) - (other.milliseconds[0] ?? 0))[0] as ListCost);
  }
  await plans.close();
  const milliseconds = all.map((one) => one.milliseconds[0] as number);
  return { buffers: median(all.map(({ buffers }) => buffers)), milliseconds: Math.max(...milliseconds), all };
}

it('ten times as many articles cost far less than ten times as much to be found', async () => {
  const { superuser } = desk;
  const fill = async (first: number, last: number) => {
    await fillArticles(superuser, 'alpina', first, last);
    await indexRecords(superuser, ['articles']);
    await superuser.query('vacuum analyze article');
    return { fit: await costs('fit'), words: await costs('words') };
  };
  const few = await fill(1, ARTICLES / 10);
  const many = await fill(ARTICLES / 10 + 1, ARTICLES);
  for (const by of ['fit', 'words'] as const) {
    const [less, more] = [few[by], many[by]];
    console.info(
      `${by}: ${less.buffers} buffers, ${less.milliseconds} ms at most; of ten times as many ${more.buffers}, ${more.milliseconds} ms`,
    );
    expect(more.all.flatMap(({ sequential }) => sequential).filter((table) => table !== 'tenant_settings')).toEqual([]);
    expect(more.buffers).toBeLessThan(less.buffers * MOST_TIMES[by]);
    expect(more.milliseconds).toBeLessThan(less.milliseconds * MOST_TIMES[by]);
  }
});

it('articles are found by the index, with their readers among its conditions', async () => {
  const rows = await desk.rows(`explain (format json) select e.record from search_entry e
      where e.tenant = 'alpina' and e.reach && '{alpina/customers/0}' and e.words @@ 'lüftungkalt'::tsquery
        and e.resource = 'articles'`);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('search_entry_words_index');
  expect(plan).toMatch(/Index Cond[^}]*reach[^}]*&&/);
});
