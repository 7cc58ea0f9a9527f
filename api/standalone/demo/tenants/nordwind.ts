import type { Locale } from '../../../vocabulary/locale.js';
import { Role } from '../../../vocabulary/role.js';
import type { PersonScript, TenantScript } from '../tenant-script.js';
import { COAST } from './coast.js';
import { NORDWIND_CUSTOMERS } from './nordwind-customers.js';
import { NORDWIND_ANNOUNCEMENTS, NORDWIND_TEXT_BLOCKS } from './nordwind-texts.js';
import { WEEK } from './week.js';

const person = (firstname: string, lastname: string, email: string, more: Partial<PersonScript>): PersonScript => ({
  name: [firstname, lastname],
  username: email.slice(0, email.indexOf('@')),
  email,
  role: Role.Agent,
  ...more,
});

const customer = (customerCode: string, language: Locale = 'de-CH') => ({
  role: Role.Customer,
  customerCode,
  language,
});
const executor = (executionCompany: string) => ({ role: Role.Executor, executionCompany });

/** Building and port technology on the coast. Orders need no report here (domain, "To enter WORK_COMPLETED"). */
export const NORDWIND: TenantScript = {
  tenant: 'nordwind',
  settings: { name: 'Nordwind Technik GmbH', supportEmail: 'leitstelle@nordwind.example' },
  categories: [
    'HLK',
    'SANITAER',
    'ELEKTRO',
    'TUEREN',
    'LIFT',
    'ZUTRITT',
    'BRANDSCHUTZ',
    'IT',
    'DRUCKER',
    'REINIGUNG',
    'UMGEBUNG',
    'KRAN',
  ],
  people: [
    person('Wiebke', 'Janssen', 'wiebke.janssen@nordwind.example', {}),
    person('Hinnerk', 'Claasen', 'hinnerk.claasen@nordwind.example', {}),
    person('Merle', 'Feddersen', 'merle.feddersen@nordwind.example', {}),
    person('Hauke', 'Petersen', 'hauke.petersen@kuestenklima.example', executor('Küstenklima GmbH')),
    person('Maike', 'Lorenzen', 'maike.lorenzen@kran-tor.example', executor('Kran & Tor Service')),
    person('Bernd', 'Thomsen', 'bernd.thomsen@acme-nord.example', customer('ACME')),
    person('Aylin', 'Yilmaz', 'aylin.yilmaz@acme-nord.example', customer('ACME')),
    person('Fiete', 'Hansen', 'fiete.hansen@hafen.example', customer('HAFEN')),
    person('James', 'Whitfield', 'james.whitfield@hafen.example', customer('HAFEN', 'en-CH')),
    person('Giulia', 'Ferrero', 'giulia.ferrero@hafen.example', customer('HAFEN', 'it-CH')),
  ],
  slas: [
    { name: 'Standard', interventionTime: 4, onSiteInterventionTime: 8, workDayStart: '07:00', workDayEnd: '16:00' },
    {
      name: 'Hafen rund um die Uhr',
      interventionTime: 1,
      onSiteInterventionTime: 2,
      workDayStart: '06:00',
      workDayEnd: '22:00',
      onCallDays: WEEK,
      onCallStart: '22:00',
      onCallEnd: '06:00',
    },
    {
      name: 'Ohne Reaktionszeit',
      interventionTime: 0,
      onSiteInterventionTime: 0,
      workDayStart: '08:00',
      workDayEnd: '17:00',
    },
  ],
  groups: [
    {
      name: 'Leitstelle',
      members: ['nordwind-agent', 'shared-agent', 'merle.feddersen'],
      defaultForTypes: ['TICKET', 'CHANGE', 'UNKNOWN'],
      categories: ['REINIGUNG', 'UMGEBUNG', 'ZUTRITT'],
      email: 'leitstelle@nordwind.example',
    },
    {
      name: 'Gebäudetechnik',
      members: ['hinnerk.claasen', 'nordwind-agent', 'nordwind-manager'],
      defaultForTypes: ['INCIDENT'],
      categories: ['HLK', 'SANITAER', 'ELEKTRO', 'TUEREN', 'LIFT', 'BRANDSCHUTZ'],
      email: 'gebaeude@nordwind.example',
    },
    {
      name: 'Auftragszentrum',
      members: ['nordwind-manager', 'shared-agent', 'wiebke.janssen'],
      defaultForTypes: ['ORDER'],
      email: 'auftrag@nordwind.example',
    },
    {
      name: 'IT-Betrieb',
      members: ['wiebke.janssen', 'nordwind-agent'],
      categories: ['IT', 'DRUCKER'],
      email: 'it@nordwind.example',
    },
    {
      name: 'Hafentechnik',
      members: ['hinnerk.claasen', 'merle.feddersen', 'nordwind-agent'],
      categories: ['KRAN'],
      email: 'hafen@nordwind.example',
    },
    {
      name: 'Küstenklima',
      members: ['hauke.petersen'],
      categories: ['HLK', 'SANITAER', 'ELEKTRO', 'BRANDSCHUTZ', 'REINIGUNG', 'UMGEBUNG', 'ZUTRITT'],
      executingCompany: 'Küstenklima GmbH',
      email: 'einsatz@kuestenklima.example',
    },
    {
      name: 'Kran & Tor Service',
      members: ['maike.lorenzen'],
      categories: ['KRAN', 'TUEREN', 'LIFT'],
      executingCompany: 'Kran & Tor Service',
      email: 'einsatz@kran-tor.example',
    },
  ],
  customers: NORDWIND_CUSTOMERS,
  dialect: COAST,
  textBlocks: NORDWIND_TEXT_BLOCKS,
  announcements: NORDWIND_ANNOUNCEMENTS,
  absences: [
    { who: 'hinnerk.claasen', from: -1, until: 6, deputy: 'nordwind-agent', note: 'Urlaub' },
    { who: 'merle.feddersen', from: 20, until: 27, deputy: 'nordwind-manager', note: 'Urlaub' },
  ],
};
