// Written by `npm run holidays`; not to be changed by hand.
import type { HolidayRow } from './holiday-row.js';

/** Public holidays of Switzerland and its cantons. */
export const SWISS_HOLIDAYS: readonly HolidayRow[] = [
  {
    on: '01-01',
    names: { de: 'Neujahr', en: "New Year's Day", fr: 'Nouvel An', it: 'Capodanno' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU',
  },
  {
    on: '01-02',
    names: { de: 'Berchtoldstag', en: 'Berchtoldstag', fr: '2 janvier', it: 'Berchtoldstag' },
    regions: 'BE',
  },
  {
    on: '01-02',
    names: { de: 'Berchtoldstag', en: 'Berchtoldstag', fr: 'Saint-Berthold', it: 'Berchtoldstag' },
    regions: 'AG TG',
  },
  { on: '01-02', names: { de: 'Berchtoldstag', en: '2 Janvier', fr: '2 Janvier', it: '2 Janvier' }, regions: 'VD JU' },
  {
    on: '01-02',
    only: [1],
    names: { de: 'Berchtoldstag', en: '2 Janvier', fr: '2 Janvier', it: '2 Janvier' },
    regions: 'NE',
  },
  {
    on: '01-06',
    names: { de: 'Heilige Drei Könige', en: 'Epiphany', fr: 'l’Épiphanie', it: 'Epifania' },
    regions: 'UR SZ TI',
  },
  {
    on: '03-01',
    names: {
      de: 'Jahrestag Ausrufung der Republik',
      en: 'Instauration de la République',
      fr: 'Instauration de la République',
      it: 'Instauration de la République',
    },
    regions: 'NE',
  },
  {
    on: '03-19',
    names: { de: 'Josefstag', en: 'Saint Joseph', fr: 'Josefstag', it: 'San Giuseppe' },
    regions: 'UR SZ NW SO VS',
  },
  {
    on: '03-19',
    names: { de: 'Josefstag', en: 'Saint Joseph', fr: 'San Giuseppe', it: 'San Giuseppe' },
    regions: 'TI',
  },
  {
    on: '05-01',
    names: { de: 'Tag der Arbeit', en: 'Labour Day', fr: 'Fête du travail', it: 'Festa del lavoro' },
    regions: 'ZH BS BL SH AG TG TI NE JU',
  },
  {
    on: '06-23',
    names: {
      de: 'Fest der Unabhängigkeit',
      en: 'Jura Plebiscite',
      fr: 'Plébiscite jurassien',
      it: 'Plébiscite jurassien',
    },
    regions: 'JU',
  },
  {
    on: '06-29',
    names: {
      de: 'Peter und Paul',
      en: 'Saints Peter and Paul',
      fr: 'Saint Pierre et Paul',
      it: 'Santi Pietro e Paolo',
    },
    regions: 'TI',
  },
  {
    on: '08-01',
    names: { de: 'Bundesfeiertag', en: 'Bundesfeiertag', fr: 'Fête nationale', it: 'Giorno festivo federale' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG SO BS BL SH AR AI SG GR AG TG',
  },
  {
    on: '08-01',
    names: { de: 'Bundesfeiertag', en: 'Fête nationale', fr: 'Fête nationale', it: 'Giorno festivo federale' },
    regions: 'FR VD VS NE GE JU',
  },
  {
    on: '08-01',
    names: { de: 'Bundesfeiertag', en: 'Giorno festivo federale', fr: 'Fête nationale', it: 'Giorno festivo federale' },
    regions: 'TI',
  },
  {
    on: '08-15',
    names: { de: 'Mariä Himmelfahrt', en: 'Assumption', fr: 'Assomption', it: 'Assunzione di Maria' },
    regions: 'LU UR SZ OW NW ZG FR SO AI AG VS JU',
  },
  {
    on: '08-15',
    names: { de: 'Mariä Himmelfahrt', en: 'Assumption', fr: 'Assomption', it: 'Assunzione' },
    regions: 'TI',
  },
  {
    on: '09-22',
    names: { de: 'Mauritiustag', en: 'Mauritiustag', fr: 'Mauritiustag', it: 'Mauritiustag' },
    regions: 'AI',
  },
  {
    on: '09-25',
    names: {
      de: 'Bruderklausenfest',
      en: 'Saint Nicholas of Flüe',
      fr: 'Saint-Nicholas-de-Flüe',
      it: 'Bruderklausenfest',
    },
    regions: 'OW',
  },
  {
    on: '11-01',
    names: { de: 'Allerheiligen', en: "All Saints' Day", fr: 'Toussaint', it: 'Ognissanti' },
    regions: 'LU UR SZ OW NW GL ZG FR SO AI SG AG TI VS JU',
  },
  {
    on: '12-08',
    names: {
      de: 'Mariä Empfängnis',
      en: 'Immaculate Conception',
      fr: 'Immaculée Conception',
      it: 'Immacolata Concezione',
    },
    regions: 'LU UR SZ OW NW ZG FR AG TI VS',
  },
  {
    on: '12-24',
    names: { de: 'Heiliger Abend', en: 'Christmas Eve', fr: 'Veille de Noël', it: 'Heiliger Abend' },
    regions: 'GL',
  },
  {
    on: '12-25',
    names: { de: 'Weihnachtstag', en: 'Christmas Day', fr: 'Noël', it: 'Natale di Gesù' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU',
  },
  {
    on: '12-26',
    names: { de: 'Stephanstag', en: 'Boxing Day', fr: 'Saint-Etienne', it: 'Santo Stefano' },
    regions: 'CH ZH BE LU SZ GL BS BL SH SG GR AG TG TI',
  },
  {
    on: '12-26',
    not: [1],
    names: { de: '2. Weihnachtstag', en: 'Boxing Day', fr: 'Lendemain de Noël', it: 'Santo Stefano' },
    regions: 'AR',
  },
  {
    on: '12-26',
    not: [1, 5],
    names: { de: '2. Weihnachtstag', en: 'Boxing Day', fr: 'Lendemain de Noël', it: 'Santo Stefano' },
    regions: 'UR',
  },
  {
    on: '12-26',
    not: [2, 6],
    names: { de: '2. Weihnachtstag', en: 'Boxing Day', fr: 'Lendemain de Noël', it: 'Santo Stefano' },
    regions: 'AI',
  },
  {
    on: '12-26',
    only: [1],
    names: { de: '2. Weihnachtstag', en: 'Boxing Day', fr: 'Lendemain de Noël', it: 'Santo Stefano' },
    regions: 'NE',
  },
  {
    on: '12-31',
    names: { de: 'Silvester', en: "New Year's Eve", fr: 'Saint-Sylvestre', it: 'Ultimo dell’anno' },
    regions: 'GL',
  },
  {
    on: '12-31',
    names: {
      de: 'Wiederherstellung der Republik',
      en: 'Restoration of the Republic',
      fr: 'Restauration de la République',
      it: 'Restauration de la République',
    },
    regions: 'GE',
  },
  {
    on: '09-01',
    nth: [3, 7],
    names: {
      de: 'Eidg. Dank-, Buss- und Bettag',
      en: 'Federal Day of Thanksgiving, Repentance and Prayer',
      fr: 'Jeûne fédéral',
      it: 'Digiuno federale',
    },
    regions: 'CH ZH BE LU UR SZ OW NW ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE JU',
  },
  {
    on: '09-01',
    nth: [3, 7],
    days: 1,
    names: {
      de: 'Bettagsmontag',
      en: 'Monday after Federal Day of Thanksgiving, Repentance and Prayer',
      fr: 'Lundi du Jeûne Fédéral',
      it: 'Lundi du Jeûne Fédéral',
    },
    regions: 'VD',
  },
  {
    on: '04-02',
    nth: [1, 4],
    names: { de: 'Näfelser Fahrt', en: 'Näfelser Fahrt', fr: 'Bataille de Näfels', it: 'Näfelser Fahrt' },
    regions: 'GL',
  },
  {
    on: '09-01',
    nth: [1, 7],
    days: 4,
    names: { de: 'Genfer Bettag', en: 'Jeûne Genevois', fr: 'Jeûne Genevois', it: 'Jeûne Genevois' },
    regions: 'GE',
  },
  {
    on: 'easter',
    days: 0,
    names: { de: 'Ostersonntag', en: 'Easter Sunday', fr: 'Pâques', it: 'Domenica di Pasqua' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU',
  },
  {
    on: 'easter',
    days: -2,
    names: { de: 'Karfreitag', en: 'Good Friday', fr: 'Vendredi saint', it: 'Venerdì santo' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG AG TG VD NE GE JU',
  },
  {
    on: 'easter',
    days: 1,
    names: { de: 'Ostermontag', en: 'Easter Monday', fr: 'Lundi de Pâques', it: 'Lunedì dell’Angelo' },
    regions: 'CH ZH BE UR SZ GL BS BL SH AR AI SG GR AG TG TI VD NE GE JU',
  },
  {
    on: 'easter',
    days: 39,
    names: { de: 'Auffahrt', en: 'Ascension Day', fr: 'Ascension', it: 'Ascensione' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU',
  },
  {
    on: 'easter',
    days: 49,
    names: { de: 'Pfingstsonntag', en: 'Pentecost', fr: 'Pentecôte', it: 'Pentecoste' },
    regions: 'CH ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU',
  },
  {
    on: 'easter',
    days: 50,
    names: { de: 'Pfingstmontag', en: 'Whit Monday', fr: 'Lundi de Pentecôte', it: 'Lunedì di Pentecoste' },
    regions: 'CH ZH BE UR SZ GL BS BL SH AR AI SG GR AG TG TI VD VS GE JU',
  },
  {
    on: 'easter',
    days: 60,
    names: { de: 'Fronleichnam', en: 'Corpus Christi', fr: 'la Fête-Dieu', it: 'Corpus Domini' },
    regions: 'LU UR SZ OW NW ZG FR SO AI AG TI VS NE JU',
  },
  {
    on: '05-01',
    names: { de: 'Tag der Arbeit', en: 'Labour Day', fr: 'Fête du travail', it: 'Festa del lavoro' },
    regions: 'SO VS',
  },
  {
    on: '12-24',
    names: { de: 'Heiliger Abend', en: 'Christmas Eve', fr: 'Veille de Noël', it: 'Veille de Noël' },
    regions: 'VS',
  },
];
