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
    title: {
      de: 'Wartung der Zutrittskontrolle am Samstag',
      en: 'Maintenance of the access control on Saturday',
      fr: 'Maintenance du contrôle d’accès samedi',
      it: 'Manutenzione del controllo degli accessi sabato',
    },
    type: 'WARNING',
    content: {
      de: '<p>Am kommenden Samstag wird die Zutrittskontrolle von <strong>6 bis 8 Uhr</strong> aktualisiert. In dieser Zeit öffnen nur Türen mit Schlüssel. Bitte planen Sie Anlieferungen danach.</p>',
      en: '<p>The access control will be updated this Saturday from <strong>6 to 8 a.m.</strong> During this time doors open with a key only. Please plan deliveries for later.</p>',
      fr: '<p>Le contrôle d’accès sera mis à jour ce samedi de <strong>6 à 8 heures</strong>. Pendant ce temps, les portes ne s’ouvrent qu’avec une clé. Merci de prévoir les livraisons après.</p>',
      it: '<p>Sabato prossimo il controllo degli accessi sarà aggiornato dalle <strong>6 alle 8</strong>. In questo lasso di tempo le porte si aprono solo con la chiave. Si prega di pianificare le consegne dopo.</p>',
    },
    from: -3,
    until: 5,
    for: ['Agent', 'Customer', 'Executor'],
  },
  {
    title: {
      de: 'Pikettnummer hat geändert',
      en: 'New number of the on-call service',
      fr: 'Nouveau numéro du service de piquet',
      it: 'Nuovo numero del servizio di picchetto',
    },
    type: 'INFORMATION',
    content: {
      de: '<p>Ausserhalb der Bürozeiten erreichen Sie uns neu unter <strong>0800 555 724</strong>. Die alte Nummer wird noch bis Ende Jahr umgeleitet.</p>',
      en: '<p>Outside office hours you now reach us on <strong>0800 555 724</strong>. Calls to the old number are forwarded until the end of the year.</p>',
      fr: '<p>En dehors des heures de bureau, vous nous atteignez désormais au <strong>0800 555 724</strong>. L’ancien numéro est dévié jusqu’à la fin de l’année.</p>',
      it: '<p>Fuori dagli orari d’ufficio siamo ora raggiungibili allo <strong>0800 555 724</strong>. Le chiamate al vecchio numero sono deviate fino alla fine dell’anno.</p>',
    },
    from: -40,
    for: ['Agent', 'Customer'],
  },
  {
    title: {
      de: 'Störung im Rechenzentrum behoben',
      en: 'Failure in the data centre resolved',
      fr: 'Panne du centre de calcul résolue',
      it: 'Guasto nel centro di calcolo risolto',
    },
    type: 'URGENT',
    content: {
      de: '<p>Die Störung von gestern Vormittag ist behoben. Falls Anhänge fehlen, laden Sie sie bitte noch einmal hoch.</p>',
      en: '<p>The failure of yesterday morning has been resolved. If attachments are missing, please upload them again.</p>',
      fr: '<p>La panne d’hier matin est résolue. S’il manque des pièces jointes, veuillez les téléverser à nouveau.</p>',
      it: '<p>Il guasto di ieri mattina è stato risolto. Se mancano allegati, si prega di caricarli di nuovo.</p>',
    },
    from: -1,
    until: 1,
    for: ['Agent', 'Customer', 'Executor'],
  },
  {
    title: {
      de: 'Rapporte bis Freitagmittag erfassen',
    },
    type: 'INFORMATION',
    content: {
      de: '<p>Bitte schliessen Sie die Rapporte der laufenden Woche bis <em>Freitag um zwölf Uhr</em> ab, damit die Verrechnung rechtzeitig vorbereitet werden kann.</p>',
    },
    from: -10,
    until: 20,
    for: ['Agent', 'Executor'],
  },
];
