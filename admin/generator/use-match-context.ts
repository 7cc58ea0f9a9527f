import { useLocale } from 'react-admin';
import type { MatchContext } from '../model/matches';
import type { Language } from '../model/translated-text';
import { useMe } from '../providers/application';

/** The user and the language against which relative filters are matched. */
export const useMatchContext = (): MatchContext => ({ me: useMe().id, language: useLocale().slice(0, 2) as Language });
