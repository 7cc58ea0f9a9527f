import { Role } from '../../../vocabulary/role.js';
import type { CustomFieldScript } from '../custom-field-script.js';

const texts = (de: string, en: string, fr: string, it: string) => ({ de, en, fr, it });
const option = (value: string, de: string, en: string, fr: string, it: string) => ({
  value,
  label: texts(de, en, fr, it),
});

/** Letters before the number of an installation, by what it is. */
const INSTALLATIONS: Readonly<Record<string, string>> = {
  HLK: 'LU',
  SANITAER: 'SA',
  ELEKTRO: 'EL',
  TUEREN: 'TU',
  LIFT: 'LI',
  BRANDSCHUTZ: 'BM',
  BAHN: 'SB',
};

/** What Alpina wants to know besides what every service desk asks. */
export const ALPINA_FIELDS: readonly CustomFieldScript[] = [
  {
    definition: {
      resource: 'tickets',
      key: 'installation',
      kind: 'TEXT',
      label: texts('Anlage', 'Installation', 'Installation', 'Impianto'),
      help: texts(
        'Nummer auf dem gelben Schild, zum Beispiel LI-2041',
        'Number on the yellow plate, such as LI-2041',
        'Numéro sur la plaque jaune, par exemple LI-2041',
        'Numero sulla targhetta gialla, ad esempio LI-2041',
      ),
      pattern: '^[A-Z]{2}-\\d{4}$',
      visibleForCustomer: true,
      list: true,
      filterable: true,
      sortable: true,
      searchable: true,
    },
    value: (random, { category = '' }) => {
      const letters = INSTALLATIONS[category];
      if (!letters || !random.chance(0.7)) return undefined;
      return `${letters}-${2000 + Math.floor(random.between(11, 64))}`;
    },
  },
  {
    definition: {
      resource: 'tickets',
      key: 'warranty',
      kind: 'FLAG',
      label: texts('Garantiefall', 'Warranty case', 'Cas de garantie', 'Caso di garanzia'),
      filterable: true,
      visibleForCustomer: true,
    },
    value: (random) => (random.chance(0.3) ? random.chance(0.25) : undefined),
  },
  {
    definition: {
      resource: 'tickets',
      key: 'cause',
      kind: 'CHOICE',
      label: texts('Ursache', 'Cause', 'Cause', 'Causa'),
      options: [
        option('WEAR', 'Verschleiss', 'Wear', 'Usure', 'Usura'),
        option('HANDLING', 'Fehlbedienung', 'Wrong handling', 'Erreur de manipulation', 'Uso errato'),
        option('DAMAGE', 'Fremdeinwirkung', 'Outside damage', 'Dommage externe', 'Danno esterno'),
        option('MATERIAL', 'Materialfehler', 'Faulty material', 'Défaut de matériel', 'Difetto di materiale'),
      ],
      filterable: true,
    },
    value: (random, { byCustomer }) =>
      !byCustomer && random.chance(0.5) ? random.pick(['WEAR', 'WEAR', 'HANDLING', 'DAMAGE', 'MATERIAL']) : undefined,
  },
  {
    definition: {
      resource: 'tickets',
      key: 'estimate',
      kind: 'MONEY',
      label: texts('Kostenschätzung', 'Cost estimate', 'Estimation des coûts', 'Stima dei costi'),
      minimum: 0,
      visibleFor: [Role.Agent],
      filterable: true,
      sortable: true,
    },
    value: (random, { byCustomer }) =>
      !byCustomer && random.chance(0.3) ? Math.round(random.between(2, 60)) * 50 : undefined,
  },
  {
    definition: {
      resource: 'customers',
      key: 'industry',
      kind: 'CHOICE',
      label: texts('Branche', 'Industry', 'Secteur', 'Settore'),
      options: [
        option('INDUSTRY', 'Industrie', 'Manufacturing', 'Industrie', 'Industria'),
        option('TOURISM', 'Tourismus', 'Tourism', 'Tourisme', 'Turismo'),
        option('PUBLIC', 'Öffentliche Hand', 'Public sector', 'Secteur public', 'Settore pubblico'),
      ],
      list: true,
      filterable: true,
    },
    value: (_random, { name }) => (name === 'BERGBAHN' ? 'TOURISM' : 'INDUSTRY'),
  },
  {
    definition: {
      resource: 'customers',
      key: 'customerSince',
      kind: 'DATE',
      label: texts('Kunde seit', 'Customer since', 'Client depuis', 'Cliente dal'),
      sortable: true,
      visibleForCustomer: true,
    },
    value: (_random, { name }) => (name === 'BERGBAHN' ? '2019-04-01' : '2014-09-15'),
  },
  {
    definition: {
      resource: 'locations',
      key: 'access',
      kind: 'LONG_TEXT',
      label: texts('Zutritt', 'Access', 'Accès', 'Accesso'),
      help: texts(
        'Wo der Schlüssel ist und wer vorher Bescheid wissen muss',
        'Where the key is and who must know beforehand',
        'Où se trouve la clé et qui doit être prévenu',
        'Dove si trova la chiave e chi va avvisato',
      ),
      searchable: true,
    },
    value: (random) =>
      random.pick([
        'Schlüsseldepot neben dem Haupteingang, Code beim Service Desk.',
        'Anmeldung am Empfang, Besucherausweis nötig.',
        'Nur in Begleitung des Hauswarts; einen Tag vorher anrufen.',
      ]),
  },
  {
    definition: {
      resource: 'locations',
      key: 'floorArea',
      kind: 'NUMBER',
      label: texts('Fläche (m²)', 'Floor area (m²)', 'Surface (m²)', 'Superficie (m²)'),
      minimum: 0,
      list: true,
      sortable: true,
      filterable: true,
      visibleForCustomer: true,
    },
    value: (random) => Math.round(random.between(4, 90)) * 100,
  },
];
