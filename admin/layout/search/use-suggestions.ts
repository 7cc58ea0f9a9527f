import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { recordActions } from '../../components/shortcuts';
import {
  addressOf,
  type Hit,
  pageOf,
  type SearchedKind,
  type SearchResult,
  searchedKinds,
} from '../../pages/hits/hits';
import { useApplication } from '../../providers/application';
import type { Translate } from '../../providers/format';
import { apiFetch } from '../../providers/http';
import { mayOpen } from '../../providers/routes';
import { useSettled } from '../../providers/use-settled';
import { answers, ownPlaces } from './own-places';
import { hitsAddress, type Suggestion } from './suggestion';
import { useRecent } from './use-recent';

/** Fewest letters that are looked for. */
const FEWEST = 2;
/** Records of a kind that are offered. */
const MOST = 5;
/** Pause in typing before the search is sent, in milliseconds. */
const PAUSE = 120;

/**
 * Suggestions for the typed words: actions of the open record, actions and screens at once, records of the user's rights
 * once they are found, and all hits. Without words, the actions of the open record and the screens opened last.
 */
export function useSuggestions(words: string): Suggestion[] {
  const translate = useTranslate();
  const { me, models } = useApplication();
  const { recent } = useRecent();
  const searched = useSettled(words, PAUSE);
  // Kinds whose page the user may not open are left out.
  const found = searchedKinds(models).filter((one) => {
    const page = pageOf(one);
    return page && one.model.can.list && mayOpen(me, page);
  });
  const kinds = found.map(({ kind }) => kind).join();
  const { data } = useQuery({
    queryKey: ['suggestions', kinds, searched],
    queryFn: ({ signal }) => {
      const query = { q: searched, typing: 'true', limit: MOST, resources: kinds };
      return apiFetch<SearchResult>('search', { query, signal });
    },
    enabled: searched.length >= FEWEST && kinds.length > 0,
    staleTime: 15_000,
    // Former hits stay until new ones arrive, so that lines do not jump about.
    placeholderData: (before) => before,
  });
  const here = recordActions()
    .map(({ label, run }, index) => ({ id: `here-${index}`, label: translate(label, { _: label }), run }))
    .filter(({ label }) => answers(label, words))
    .map((action) => ({ ...action, kind: 'actions' as const, note: '', to: '', icon: 'Bolt' }));
  if (words === '')
    return [...here, ...recent.map((one) => ({ ...one, id: `recent-${one.id}`, kind: 'recent' as const }))];
  if (words.length < FEWEST) return [];
  const hits = found.flatMap((one) =>
    (data?.hits ?? []).filter(({ resource }) => resource === one.kind).map((hit) => suggestionOf(hit, one, translate)),
  );
  const all = { id: 'all-hits', kind: 'all', note: '', to: hitsAddress(words), icon: 'Insights' } as const;
  return [
    ...here,
    ...ownPlaces(words, { me, models, translate }),
    ...hits,
    { ...all, label: translate('fullText.all', { words }) },
  ];
}

function suggestionOf(hit: Hit, found: SearchedKind, translate: Translate): Suggestion {
  const { id, title, note, state, person, place } = hit;
  return {
    id: `${found.kind}-${id}`,
    kind: found.kind,
    label: title.map(({ text }) => text).join(''),
    note: note ?? '',
    details: [state && translate(`enums.ticketState.${state}`), person, place].filter(Boolean).join(' · '),
    to: addressOf(hit, found).to,
    icon: found.model.icon,
  };
}
