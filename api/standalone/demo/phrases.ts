import type { DemoLanguage } from './problem.js';

/** What is said in many conversations; each list is drawn from. */
interface Phrases {
  readonly greeting: readonly string[];
  readonly goodbye: string;
  readonly chase: readonly string[];
  readonly rework: readonly string[];
  readonly reopen: readonly string[];
  readonly thanks: readonly string[];
  readonly rejected: readonly string[];
  readonly withdrawn: readonly string[];
  readonly notInvoiced: readonly string[];
  readonly incomplete: readonly string[];
  readonly internal: string;
  readonly refused: readonly string[];
  readonly changeRefused: string;
  readonly executor: readonly string[];
}

/** Texts between customers and desk, in the language of the customer. */
export const PHRASES: Readonly<Record<DemoLanguage, Phrases>> = {
  de: {
    greeting: ['Guten Tag', 'Guten Morgen', 'Hallo zusammen'],
    goodbye: 'Freundliche Grüsse',
    chase: [
      'Gibt es schon Neuigkeiten? Wir sollten die Leute informieren.',
      'Können Sie mir sagen, wann ungefähr jemand kommt?',
      'Kurze Rückfrage: Ist der Termin von dieser Woche noch realistisch?',
    ],
    rework: [
      'Leider tritt das Problem seit heute Morgen wieder auf. Können Sie nochmals vorbeikommen?',
      'Es ist besser, aber noch nicht in Ordnung. Bitte schauen Sie es nochmals an.',
    ],
    reopen: [
      'Das Problem ist leider wieder da, genau wie vorher.',
      'Wir haben uns zu früh gefreut: Seit gestern ist es wieder gleich.',
    ],
    thanks: [
      'Herzlichen Dank, es funktioniert wieder.',
      'Super, vielen Dank für die rasche Hilfe!',
      'Danke, alles in Ordnung.',
    ],
    rejected: [
      'Doppelt gemeldet, wir bearbeiten das Anliegen unter der früheren Meldung weiter.',
      'Liegt in der Zuständigkeit der Vermieterin. Wir haben die Verwaltung informiert und die Kontaktdaten weitergegeben.',
      'Nach Rücksprache nicht nötig, das Anliegen hat sich anderweitig erledigt.',
    ],
    withdrawn: ['Hat sich erledigt, bitte schliessen.', 'Wir haben es selbst gefunden, danke trotzdem.'],
    notInvoiced: [
      'Auf Kulanz ausgeführt, keine Verrechnung.',
      'In der Wartungspauschale enthalten, keine separate Rechnung.',
      'Garantiefall, Kosten trägt der Hersteller.',
    ],
    incomplete: [
      'Nur provisorisch instand gestellt. Der Ersatz wird mit dem Umbau im Frühling geplant.',
      'Arbeiten auf Wunsch des Kunden abgebrochen, der Rest folgt mit separatem Auftrag.',
    ],
    internal: 'Aufwand intern verrechnet.',
    refused: [
      'Im Moment nicht, das Budget dafür ist erst im kommenden Jahr vorgesehen.',
      'Die Geschäftsleitung hat die Offerte leider abgelehnt.',
    ],
    changeRefused: 'Vom Kunden nicht freigegeben, Wiedervorlage im nächsten Budgetjahr.',
    executor: [
      'Unser Monteur ist morgen zwischen acht und zehn Uhr bei Ihnen.',
      'Das Material ist eingetroffen, wir führen die Arbeit wie besprochen aus.',
    ],
  },
  fr: {
    greeting: ['Bonjour', 'Bonjour à tous', 'Madame, Monsieur'],
    goodbye: 'Meilleures salutations',
    chase: [
      'Avez-vous des nouvelles ? Nous devons informer nos collaborateurs.',
      'À quelle heure le technicien passe-t-il ?',
    ],
    rework: ['Le problème est malheureusement revenu ce matin. Pouvez-vous repasser ?'],
    reopen: ['Le problème est de retour, exactement comme avant.'],
    thanks: ['Merci beaucoup, tout fonctionne à nouveau.', 'Parfait, merci de votre rapidité !'],
    rejected: ['Annoncé deux fois, nous continuons sous la première annonce.'],
    withdrawn: ['C’est réglé, vous pouvez fermer la demande.'],
    notInvoiced: [
      'Compris dans le forfait d’entretien, pas de facture séparée.',
      'Cas de garantie, frais à la charge du fabricant.',
    ],
    incomplete: ['Réparation provisoire, le remplacement est prévu à la fin de la saison.'],
    internal: 'Frais facturés à l’interne.',
    refused: ['La direction a renoncé pour cette saison, le budget est épuisé.'],
    changeRefused: 'Pas approuvé par le client, à reprendre au prochain budget.',
    executor: ['Notre monteur sera chez vous demain entre huit et dix heures.'],
  },
  en: {
    greeting: ['Hello', 'Good morning', 'Dear team'],
    goodbye: 'Kind regards',
    chase: ['Any news on this? We need to tell our people.', 'When can we expect somebody on site?'],
    rework: ['Unfortunately the problem came back this morning. Could you have another look?'],
    reopen: ['The problem is back, exactly as before.'],
    thanks: ['Many thanks, everything works again.', 'Perfect, thank you for the quick help.'],
    rejected: ['Reported twice, we continue under the first report.'],
    withdrawn: ['This has been sorted out, please close it.'],
    notInvoiced: ['Covered by the maintenance contract, no separate invoice.'],
    incomplete: ['Repaired provisionally, replacement is planned for spring.'],
    internal: 'Charged internally.',
    refused: ['Not for now, there is no budget left this year.'],
    changeRefused: 'Not approved by the customer, to be taken up with the next budget.',
    executor: ['Our technician will be on site tomorrow between eight and ten.'],
  },
  it: {
    greeting: ['Buongiorno', 'Salve'],
    goodbye: 'Cordiali saluti',
    chase: ['Ci sono novità? Dobbiamo avvisare i colleghi.', 'A che ora arriva il tecnico?'],
    rework: ['Purtroppo il problema si è ripresentato stamattina. Potete ripassare?'],
    reopen: ['Il problema è tornato, esattamente come prima.'],
    thanks: ['Grazie mille, funziona di nuovo tutto.', 'Perfetto, grazie per la rapidità!'],
    rejected: ['Segnalato due volte, continuiamo con la prima segnalazione.'],
    withdrawn: ['È risolto, potete chiudere.'],
    notInvoiced: ['Compreso nel contratto di manutenzione, nessuna fattura separata.'],
    incomplete: ['Riparazione provvisoria, la sostituzione è prevista in primavera.'],
    internal: 'Costi addebitati internamente.',
    refused: ['Per ora no, quest’anno non c’è più budget.'],
    changeRefused: 'Non approvato dal cliente, da riprendere con il prossimo budget.',
    executor: ['Il nostro tecnico sarà da voi domani tra le otto e le dieci.'],
  },
};

/** What the desk and the executing companies say among themselves. */
export const DESK = {
  third: [
    'Ersatzteil beim Hersteller bestellt, Lieferfrist gemäss Auftragsbestätigung acht Arbeitstage.',
    'Lieferant angefragt, Rückmeldung zur Verfügbarkeit steht noch aus.',
    'Bewilligung bei der Gemeinde eingereicht, Bescheid abwarten.',
  ],
  internal: [
    'Zuständigkeit mit der Leitung Betrieb klären, bevor wir jemanden aufbieten.',
    'Verrechnung noch offen: Ist das im Wartungsvertrag enthalten?',
    'Wartet auf freie Kapazität im Team, Einsatzplan der nächsten Woche abwarten.',
  ],
  resume: ['Teil ist eingetroffen, es geht weiter.', 'Rückmeldung liegt vor.', 'Geklärt, wir fahren fort.'],
  handBack: ['Falsches Team, bitte neu zuteilen.', 'Ferienablösung: bitte durch jemand anderen übernehmen.'],
  executorHandBack: [
    'Diese Woche keine Kapazität, bitte neu disponieren.',
    'Dafür fehlt uns die Bewilligung, bitte an die Spezialfirma geben.',
  ],
  executorNote: [
    'Vor Ort gewesen, Material aufgenommen. Zweiter Termin nötig.',
    'Mit dem Kontakt telefoniert, Zugang ist geregelt.',
    'Arbeit begonnen, gut zwei Stunden Aufwand bis jetzt.',
  ],
  lower: [
    'Mit dem Kunden abgesprochen: Ein Provisorium steht, es eilt nicht mehr.',
    'Betrifft nur einen Nebenraum, normale Frist genügt.',
  ],
  handover: [
    'Rückruf gewünscht, am besten vor neun Uhr.',
    'Achtung: gleiche Meldung schon im letzten Quartal, bitte Ursache suchen.',
  ],
} as const;
