import type { Random } from '../../support/random.js';

const THINGS = [
  'Heizung',
  'Lüftung',
  'Storen',
  'Aufzug',
  'Beleuchtung',
  'Türe',
  'Pumpe',
  'Leitung',
  'Kühlung',
  'Alarm',
];
const TROUBLES = [
  'ist defekt',
  'macht Lärm',
  'tropft',
  'reagiert nicht mehr',
  'muss gewartet werden',
  'fiel heute aus',
];
const PLACES = ['im Erdgeschoss', 'im Keller', 'auf dem Dach', 'in der Halle', 'im Treppenhaus', 'im Serverraum'];
const HINT = 'Bitte vor dem Besuch anrufen, der Zugang führt über den Innenhof. Der Hauswart hat einen Schlüssel. ';

const RARE_WORDS = 300;

/** A word that stands in one of three hundred tickets; lists are searched for it. */
export const rareWord = (at: number) => `Anlage-${String(at % RARE_WORDS).padStart(3, '0')}x`;

/** The description of a new ticket: a line, and some sentences below. */
export function description(at: number, random: Random): string {
  const line = `${random.pick(THINGS)} ${random.pick(PLACES)} ${random.pick(TROUBLES)}, ${rareWord(at)}`;
  return `${line}\n${HINT.repeat(1 + Math.floor(random.next() * 3))}`;
}
