import { Role } from '../../../vocabulary/role.js';
import type { PersonScript, TenantScript } from '../tenant-script.js';
import { ALPINA_CUSTOMERS } from './alpina-customers.js';
import { ALPINA_FIELDS } from './alpina-fields.js';
import { ALPINA_ANNOUNCEMENTS, ALPINA_TEXT_BLOCKS } from './alpina-texts.js';
import { WEEK } from './week.js';

const colleague = (firstname: string, lastname: string, username: string): PersonScript => ({
  name: [firstname, lastname],
  username,
  email: `${username}@alpina.example`,
  role: Role.Agent,
});

const executor = (firstname: string, lastname: string, executionCompany: string, email: string): PersonScript => ({
  name: [firstname, lastname],
  username: email.slice(0, email.indexOf('@')),
  email,
  role: Role.Executor,
  executionCompany,
});

const customer = (firstname: string, lastname: string, customerCode: string, email: string): PersonScript => ({
  name: [firstname, lastname],
  username: email.slice(0, email.indexOf('@')),
  email,
  role: Role.Customer,
  customerCode,
});

/** Facility services between Winterthur and the mountains. */
export const ALPINA: TenantScript = {
  tenant: 'alpina',
  settings: { name: 'Alpina Facility Services AG', supportEmail: 'servicedesk@alpina.example' },
  logo: [24, 104, 92],
  canton: 'ZH',
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
    'BAHN',
  ],
  people: [
    colleague('Lukas', 'Frei', 'lukas.frei'),
    colleague('Fatima', 'Hasani', 'fatima.hasani'),
    colleague('Ursina', 'Caduff', 'ursina.caduff'),
    { ...colleague('Hanspeter', 'Moser', 'hanspeter.moser'), active: false },
    executor('Jonas', 'Egli', 'Rohr & Draht', 'jonas.egli@rohr-draht.example'),
    executor('Silvan', 'Bürgin', 'Bürgin Lift und Tor AG', 'silvan.buergin@buergin.example'),
    executor('Toni', 'Furrer', 'Furrer Seilbahntechnik', 'toni.furrer@furrer-seilbahn.example'),
    customer('Ivo', 'Schmid', 'ACME', 'ivo.schmid@acme.example'),
    customer('Petra', 'Lüthi', 'ACME', 'petra.luethi@acme.example'),
    customer('Daniel', 'Odermatt', 'ACME', 'daniel.odermatt@acme.example'),
    customer('Urs', 'Gisler', 'BERGBAHN', 'urs.gisler@bergbahn.example'),
    { ...customer('Mélanie', 'Rochat', 'BERGBAHN', 'melanie.rochat@bergbahn.example'), language: 'fr-CH' },
  ],
  slas: [
    { name: 'Standard', interventionTime: 4, onSiteInterventionTime: 8, workDayStart: '08:00', workDayEnd: '17:00' },
    {
      name: '24/7 mit Pikett',
      interventionTime: 1,
      onSiteInterventionTime: 3,
      workDayStart: '06:00',
      workDayEnd: '18:00',
      onCallDays: WEEK,
      onCallStart: '18:00',
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
      name: 'Service Desk',
      members: ['alpina-agent', 'shared-agent', 'ursina.caduff'],
      defaultForTypes: ['TICKET', 'CHANGE', 'UNKNOWN'],
      categories: ['REINIGUNG', 'UMGEBUNG'],
      email: 'servicedesk@alpina.example',
    },
    {
      name: 'Haustechnik',
      members: ['alpina-manager', 'alpina-agent', 'lukas.frei'],
      defaultForTypes: ['INCIDENT'],
      categories: ['HLK', 'SANITAER', 'ELEKTRO', 'TUEREN', 'LIFT'],
      email: 'haustechnik@alpina.example',
    },
    {
      name: 'Disposition',
      members: ['alpina-manager', 'shared-agent', 'alpina-agent'],
      defaultForTypes: ['ORDER'],
      email: 'disposition@alpina.example',
    },
    {
      name: 'Informatik und Geräte',
      members: ['alpina-admin', 'fatima.hasani', 'alpina-agent'],
      categories: ['IT', 'DRUCKER'],
      email: 'informatik@alpina.example',
    },
    {
      name: 'Zutritt und Sicherheit',
      members: ['fatima.hasani', 'alpina-agent', 'ursina.caduff'],
      categories: ['ZUTRITT', 'BRANDSCHUTZ'],
      email: 'zutritt@alpina.example',
    },
    {
      name: 'Team Bergbahnen',
      members: ['lukas.frei', 'shared-agent', 'alpina-agent'],
      categories: ['BAHN'],
      email: 'bergbahnen@alpina.example',
    },
    {
      name: 'Rohr & Draht',
      members: ['alpina-executor', 'jonas.egli'],
      categories: ['HLK', 'SANITAER', 'ELEKTRO', 'ZUTRITT', 'BRANDSCHUTZ', 'REINIGUNG', 'UMGEBUNG'],
      executingCompany: 'Rohr & Draht',
      email: 'disposition@rohr-draht.example',
    },
    {
      name: 'Bürgin Lift und Tor',
      members: ['silvan.buergin'],
      categories: ['TUEREN', 'LIFT'],
      executingCompany: 'Bürgin Lift und Tor AG',
      email: 'service@buergin.example',
    },
    {
      name: 'Furrer Seilbahntechnik',
      members: ['toni.furrer'],
      categories: ['BAHN'],
      executingCompany: 'Furrer Seilbahntechnik',
      email: 'pikett@furrer-seilbahn.example',
    },
    { name: 'Umzug Neubau Ost', members: [], email: 'umzug@alpina.example', active: false },
  ],
  customers: ALPINA_CUSTOMERS,
  textBlocks: ALPINA_TEXT_BLOCKS,
  announcements: ALPINA_ANNOUNCEMENTS,
  customFields: ALPINA_FIELDS,
  absences: [
    { who: 'lukas.frei', from: -2, until: 8, deputy: 'alpina-manager', note: 'Ferien' },
    { who: 'ursina.caduff', from: 12, until: 16, deputy: 'alpina-agent', note: 'Weiterbildung Brandschutz' },
  ],
};
