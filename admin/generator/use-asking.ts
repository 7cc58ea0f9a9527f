import { useLocale } from 'react-admin';
import type { Asking } from '../model/matches';
import type { Language } from '../model/translated-text';
import { useMe } from '../providers/application';

/** Who asks whether records meet a condition. */
export const useAsking = (): Asking => ({ me: useMe().id, language: useLocale().slice(0, 2) as Language });
