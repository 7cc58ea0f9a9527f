/** What people write to the desk: own words, in the four languages, with what comes before and after. */
export interface Letter {
  readonly language: Language;
  readonly author: string;
  readonly address: string;
  readonly subject: string;
  /** What is new: greeting, paragraphs, closing. */
  readonly said: string;
  readonly signature: string;
  /** The mail of the desk that it answers. */
  readonly before: { readonly author: string; readonly address: string; readonly said: string };
}

export type Language = 'de' | 'en' | 'fr' | 'it';
export const LANGUAGES: readonly Language[] = ['de', 'en', 'fr', 'it'];

const DESK = { author: 'Volta Service', address: 'support@volta.example' };

const SAID: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Guten Tag\n\nDie Pumpe im Untergeschoss läuft seit heute früh nicht mehr. Können Sie bis Freitag jemanden schicken?\n\nFreundliche Grüsse',
    'Grüezi mitenand\n\nDer Lift bleibt zwischen dem 2. und 3. Stock stehen; die Türe öffnet nicht.\n\nBesten Dank und schöne Grüsse',
    'Hallo\n\nPasst für uns: Mittwoch um 14:00 Uhr. Der Schlüssel liegt beim Empfang, Gebäude Ä.\n\nMerci und Gruss',
  ],
  en: [
    'Hello,\n\nThe boiler on the second floor shows error E42 and stays cold. Could somebody have a look before Friday?\n\nKind regards,',
    'Hi there,\n\nThat works for us. Please ring at the side entrance, the front door is locked.\n\nThanks,',
  ],
  fr: [
    'Bonjour,\n\nLa chaudière du deuxième étage affiche l’erreur E42 et reste froide. Pourriez-vous passer avant vendredi ?\n\nMeilleures salutations',
    'Madame, Monsieur,\n\nC’est noté, à mercredi. La clé se trouve à la réception côté forêt.\n\nCordialement',
  ],
  it: [
    'Buongiorno,\n\nla caldaia al secondo piano è fredda da ieri e segnala l’errore E42. Potete passare entro venerdì?\n\nCordiali saluti',
    'Salve,\n\nva bene mercoledì, c’è qualcuno già dalle otto. La chiave è in portineria.\n\nGrazie e saluti',
  ],
};

const ASKED: Readonly<Record<Language, string>> = {
  de: 'Guten Tag\nWann passt Ihnen ein Besuch?\nIhr Volta-Team',
  en: 'Hello\nWhen would a visit suit you?\nYour Volta team',
  fr: 'Bonjour\nQuand une visite vous conviendrait-elle ?\nVotre équipe Volta',
  it: 'Buongiorno\nQuando le andrebbe bene una visita?\nIl team Volta',
};

const SUBJECT: Readonly<Record<Language, string>> = {
  de: 'Störung Übergabestation Zürich',
  en: 'Boiler on the second floor',
  fr: 'Chaudière défectueuse à Genève',
  it: 'Caldaia guasta, perché è fredda',
};

/** A letter in the language; `choice` says which of its words. */
export function letter(language: Language, choice = 0, serial = 0): Letter {
  const said = SAID[language][choice % SAID[language].length] as string;
  return {
    language,
    author: 'Zoë Müller-Brändli',
    address: `zoe.mueller${serial || ''}@kunde.example`,
    subject: SUBJECT[language],
    said,
    signature: 'Zoë Müller-Brändli\nBrändli Immobilien AG\nBahnhofstrasse 1, 8001 Zürich\n+41 44 123 45 67',
    before: { ...DESK, said: ASKED[language] },
  };
}
