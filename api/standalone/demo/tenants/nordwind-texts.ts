import type { TenantScript } from '../tenant-script.js';

/** What agents of Nordwind write again and again. */
export const NORDWIND_TEXT_BLOCKS: TenantScript['textBlocks'] = [
  [
    'Eingang bestätigt',
    null,
    'Moin {{contact.name}}\n\nIhre Meldung {{ticket.identifier}} ist bei uns angekommen. Wir kümmern uns darum und melden uns, sobald wir mehr wissen.\n\nBeste Grüsse\nNordwind Technik',
  ],
  [
    'Techniker unterwegs',
    null,
    'Unser Techniker ist unterwegs und voraussichtlich um … Uhr bei Ihnen. Bitte sorgen Sie dafür, dass der Bereich zugänglich ist.',
  ],
  [
    'Hafenausweis nötig',
    'ZUTRITT',
    'Für den Zugang zum Terminal brauchen unsere Leute einen gültigen Hafenausweis. Bitte melden Sie sie am Tor 1 an.',
  ],
  [
    'Kran gesperrt',
    'KRAN',
    'Der Kran ist gesperrt, bis die Fachfirma ihn freigibt. Bitte planen Sie den Umschlag mit den übrigen Geräten.',
  ],
  [
    'Ersatzteil Lieferzeit',
    null,
    'Das Ersatzteil hat eine Lieferzeit von … Werktagen. Wir haben es bestellt und rufen Sie an, sobald es da ist.',
  ],
  [
    'Heizung: Sommerbetrieb',
    'HLK',
    'Die Anlage ist noch im Sommerbetrieb. Wir stellen sie um, nach etwa drei Stunden sollten die Räume warm sein.',
  ],
  [
    'Scanner neu starten',
    'IT',
    'Bitte halten Sie die Ein-Taste zehn Sekunden gedrückt und warten Sie, bis das Gerät zweimal piept. Danach meldet es sich von selbst am Netz an.',
  ],
  [
    'Erledigt, bitte prüfen',
    null,
    'Die Arbeit ist erledigt. Schauen Sie bitte nach, ob alles passt, und geben Sie uns kurz Bescheid.',
  ],
  [
    'English: we received your request',
    null,
    'Hello,\n\nThank you for your message. We have received it and will get back to you with the next step.\n\nKind regards\nNordwind Technik',
  ],
  [
    'Italiano: conferma di ricezione',
    null,
    'Buongiorno\n\nGrazie del messaggio. L’abbiamo ricevuto e vi teniamo informati.\n\nCordiali saluti\nNordwind Technik',
  ],
];

export const NORDWIND_ANNOUNCEMENTS: TenantScript['announcements'] = [
  {
    title: {
      de: 'Sturmwarnung für die Küste',
    },
    type: 'URGENT',
    content: {
      de: '<p>Für morgen sind Böen bis <strong>100 km/h</strong> angesagt. Krane werden ab Windstärke neun gesichert, Aussenarbeiten sind eingestellt.</p>',
    },
    from: -1,
    until: 2,
    for: ['Agent', 'Customer', 'Executor'],
  },
  {
    title: {
      de: 'Neue Öffnungszeiten am Tor 2',
    },
    type: 'INFORMATION',
    content: {
      de: '<p>Tor 2 ist ab nächster Woche von <strong>5 bis 22 Uhr</strong> besetzt. Nachts bitte Tor 1 benutzen.</p>',
    },
    from: -14,
    for: ['Agent', 'Customer', 'Executor'],
  },
  {
    title: {
      de: 'Wartungsfenster Lagerverwaltung',
    },
    type: 'WARNING',
    content: {
      de: '<p>Am Sonntag von 2 bis 4 Uhr ist die Lagerverwaltung nicht erreichbar. Scanner speichern die Buchungen und senden sie danach.</p>',
    },
    from: -2,
    until: 6,
    for: ['Agent', 'Customer'],
  },
];
