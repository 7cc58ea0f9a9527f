import type { TenantScript } from '../tenant-script.js';

/** What agents of Alpina write again and again. */
export const ALPINA_TEXT_BLOCKS: TenantScript['textBlocks'] = [
  [
    'Eingangsbestätigung',
    null,
    'Guten Tag {{contact.name}}\n\nVielen Dank für Ihre Meldung. Wir haben sie unter {{ticket.identifier}} aufgenommen und melden uns mit dem nächsten Schritt.\n\nFreundliche Grüsse\nIhr Service Desk',
  ],
  [
    'Termin vorschlagen',
    null,
    'Unser Techniker kann am … zwischen … und … Uhr bei Ihnen sein. Passt Ihnen dieser Termin, und ist jemand vor Ort, der ihm die Türe öffnet?',
  ],
  [
    'Foto anfordern',
    null,
    'Können Sie uns bitte ein Foto des Typenschilds und eines der Störungsanzeige senden? So bringt der Techniker gleich das richtige Ersatzteil mit.',
  ],
  [
    'Ersatzteil bestellt',
    null,
    'Das Ersatzteil ist bestellt. Der Lieferant nennt uns eine Frist von … Arbeitstagen. Wir melden uns, sobald es eingetroffen ist.',
  ],
  [
    'Heizung: erste Hilfe',
    'HLK',
    'Bitte prüfen Sie, ob das Thermostatventil ganz offen ist und ob Möbel oder Vorhänge den Heizkörper verdecken. Bleibt er nach einer Stunde kalt, kommen wir vorbei.',
  ],
  [
    'Lift ausser Betrieb',
    'LIFT',
    'Der Lift ist zu Ihrer Sicherheit ausser Betrieb. Die Liftfirma ist aufgeboten. Bitte weisen Sie Besucherinnen und Besucher auf das Treppenhaus hin.',
  ],
  [
    'Badge gesperrt',
    'ZUTRITT',
    'Der verlorene Badge ist gesperrt. Der neue liegt ab morgen um zehn Uhr am Empfang bereit, bitte bringen Sie einen Ausweis mit.',
  ],
  [
    'Drucker: Papierstau',
    'DRUCKER',
    'Bitte öffnen Sie die rechte Seitenklappe und ziehen Sie das Papier in Laufrichtung heraus. Kommt der Stau wieder, drucken Sie vorerst aus einem anderen Fach.',
  ],
  [
    'Arbeit abgeschlossen',
    null,
    'Die Arbeiten sind abgeschlossen. Bitte prüfen Sie das Ergebnis. Ist etwas nicht in Ordnung, antworten Sie einfach auf diese Nachricht.',
  ],
  [
    'Français : accusé de réception',
    null,
    'Bonjour\n\nMerci pour votre message. Nous l’avons enregistré et vous tiendrons au courant de la suite.\n\nMeilleures salutations\nVotre Service Desk',
  ],
];

export const ALPINA_ANNOUNCEMENTS: TenantScript['announcements'] = [
  {
    title: 'Wartung der Zutrittskontrolle am Samstag',
    type: 'WARNING',
    content:
      '<p>Am kommenden Samstag wird die Zutrittskontrolle von <strong>6 bis 8 Uhr</strong> aktualisiert. In dieser Zeit öffnen nur Türen mit Schlüssel. Bitte planen Sie Anlieferungen danach.</p>',
    from: -3,
    until: 5,
    for: ['Agent', 'Customer', 'Executor'],
  },
  {
    title: 'Pikettnummer hat geändert',
    type: 'INFORMATION',
    content:
      '<p>Ausserhalb der Bürozeiten erreichen Sie uns neu unter <strong>0800 555 724</strong>. Die alte Nummer wird noch bis Ende Jahr umgeleitet.</p>',
    from: -40,
    for: ['Agent', 'Customer'],
  },
  {
    title: 'Störung im Rechenzentrum behoben',
    type: 'URGENT',
    content:
      '<p>Die Störung von gestern Vormittag ist behoben. Falls Anhänge fehlen, laden Sie sie bitte noch einmal hoch.</p>',
    from: -1,
    until: 1,
    for: ['Agent', 'Customer', 'Executor'],
  },
  {
    title: 'Rapporte bis Freitagmittag erfassen',
    type: 'INFORMATION',
    content:
      '<p>Bitte schliessen Sie die Rapporte der laufenden Woche bis <em>Freitag um zwölf Uhr</em> ab, damit die Verrechnung rechtzeitig vorbereitet werden kann.</p>',
    from: -10,
    until: 20,
    for: ['Agent', 'Executor'],
  },
];
