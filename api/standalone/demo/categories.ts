import { LANGUAGES, type Language } from '../../vocabulary/locale.js';

const NAMES = {
  HLK: [
    'Heizung, Lüftung, Klima',
    'Heating, ventilation, cooling',
    'Chauffage, ventilation, climatisation',
    'Riscaldamento, ventilazione, clima',
  ],
  SANITAER: ['Sanitär', 'Plumbing', 'Sanitaire', 'Sanitari'],
  ELEKTRO: [
    'Elektro und Beleuchtung',
    'Electrical and lighting',
    'Électricité et éclairage',
    'Impianti elettrici e illuminazione',
  ],
  TUEREN: ['Türen, Tore, Fenster', 'Doors, gates, windows', 'Portes, portails, fenêtres', 'Porte, portoni, finestre'],
  LIFT: ['Lifte und Hebebühnen', 'Lifts and platforms', 'Ascenseurs et plateformes', 'Ascensori e piattaforme'],
  ZUTRITT: ['Zutritt und Ausweise', 'Access and badges', 'Accès et badges', 'Accessi e badge'],
  BRANDSCHUTZ: [
    'Brandschutz und Sicherheit',
    'Fire protection and safety',
    'Protection incendie et sécurité',
    'Protezione antincendio e sicurezza',
  ],
  IT: ['Informatik und Telefonie', 'IT and telephony', 'Informatique et téléphonie', 'Informatica e telefonia'],
  DRUCKER: ['Drucker und Kopierer', 'Printers and copiers', 'Imprimantes et copieurs', 'Stampanti e fotocopiatrici'],
  REINIGUNG: ['Reinigung und Entsorgung', 'Cleaning and disposal', 'Nettoyage et élimination', 'Pulizia e smaltimento'],
  UMGEBUNG: [
    'Umgebung und Winterdienst',
    'Grounds and winter service',
    'Alentours et service hivernal',
    'Aree esterne e servizio invernale',
  ],
  BAHN: [
    'Seilbahn und Pistenbetrieb',
    'Cableway and slope operation',
    'Remontées mécaniques et pistes',
    'Impianti a fune e piste',
  ],
  KRAN: ['Krane und Umschlag', 'Cranes and cargo handling', 'Grues et transbordement', 'Gru e movimentazione'],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type CategoryCode = keyof typeof NAMES;

/** The name of a category in the four languages. */
export const categoryName = (code: CategoryCode): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language, at) => [language, NAMES[code][at]])) as Record<Language, string>;
