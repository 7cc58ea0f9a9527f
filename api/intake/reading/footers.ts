const LONGEST = 300;

/** Names of devices and programs, which distinguish a footer from a sentence of the author. */
const DEVICE =
  '(?:iphone|ipad|ipod|apple watch|mac|android|samsung|galaxy|huawei|pixel|xiaomi|nokia|fairphone|blackberry|' +
  'windows phone|smartphone|handy|natel|mobile|mobiltelefon|mobilgerät|phone|telefon|téléphone|portable|telefono|' +
  'cellulare|tablet|tablette|outlook|gmail|yahoo|proton ?mail|gmx|web\\.de|bluewin|swisscom|k-9 mail|thunderbird|' +
  'spark|mail|courrier|posta)';
const NAME = `(?:[\\p{L}\\d.+-]{1,20}[ \\u00a0]){0,5}${DEVICE}(?:[ \\u00a0-][\\p{L}\\d.+()-]{1,20}){0,6}`;
const PLATFORM = '(?:ios|android|iphone|ipad|mac|windows)';
/** The address of a link behind its words. */
const LINK =
  '(?:: ?https?://\\S{1,200}|[ \\u00a0]?<https?://[^>\\s]{1,200}>|[ \\u00a0]?\\[https?://[^\\]\\s]{1,200}\\])?';

const FORMS = [
  // Signatures of phones and programs, in the four languages.
  `von meine[mr] ${NAME} (?:aus )?(?:gesendet|verschickt)`,
  `(?:diese (?:nachricht|e-?mail|mail) wurde |)(?:gesendet|versendet|verschickt) (?:von|mit|über|aus)(?: der| dem| meine[mr])? ${NAME}`,
  `diese (?:nachricht|e-?mail|mail) wurde (?:von|mit) (?:meine[mr] |der |dem )?${NAME} (?:gesendet|verschickt)`,
  `sent (?:from|with|via|using)(?: my| the)? ${NAME}(?:\\. please excuse (?:my brevity|typos|any typos))?`,
  `(?:e-?mail |message )?envoyée? (?:de|depuis|avec|via|à partir de|par)(?: mon| ma| l['’]application| un)? ${NAME}`,
  `inviat[oa] (?:da|dal|con|tramite)(?: mio| il mio| la mia)? ${NAME}`,
  // The advertisement of Outlook on phones.
  `(?:outlook für ${PLATFORM} (?:beziehen|herunterladen|abrufen)|holen sie sich outlook für ${PLATFORM})`,
  `get outlook for ${PLATFORM}`,
  `(?:obtenir|obtenez|télécharger|téléchargez) outlook pour ${PLATFORM}`,
  `(?:scarica|ottieni|scaricare) outlook per ${PLATFORM}`,
];
const FOOTER = new RegExp(`^[-_*\\[(]{0,3}[ \\u00a0]?(?:${FORMS.join('|')})[.!]?${LINK}[.\\])*]{0,3}$`, 'iu');

/** Whether a line is the footer of a phone or a mail program, and nothing else. */
export const isFooter = (line: string): boolean => line.length <= LONGEST && FOOTER.test(line);
