import type { Locale } from '../../vocabulary/locale.js';
import { ZONE } from '../vocabulary/zone.js';

/** A moment as it is written out in a letter, with its weekday, in the zone of the desk. */
export const writtenMoment = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: ZONE }).format(moment);
