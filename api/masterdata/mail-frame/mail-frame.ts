import { escapeHtml } from './escape-html.js';

/** Parts of a mail; content, head and footer are safe HTML already. */
export interface MailParts {
  readonly locale: string;
  readonly subject: string;
  /** Text that mail programs show beside the subject. */
  readonly preheader: string;
  /** The tenant's logo or its name. */
  readonly head: string;
  readonly content: string;
  readonly footer: string;
}

const FONT = 'font-family:Inter,Arial,Helvetica,sans-serif';

/** Colours of the light theme; mail programs do not load our style sheets. */
const LOOK = {
  page: `margin:0;padding:0;background:#f5f6f8;color:#1b2330;${FONT};font-size:16px;line-height:1.5`,
  room: 'padding:24px 12px',
  card: 'width:100%;max-width:600px;background:#ffffff;border:1px solid #e1e5ea;border-radius:8px',
  head: `padding:20px 32px;border-bottom:1px solid #e1e5ea;font-weight:600;color:#1f3a6e;${FONT};font-size:16px`,
  body: `padding:8px 32px 24px;color:#1b2330;${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere`,
  foot: 'width:100%;max-width:600px',
  fine: `padding:0 32px;color:#566072;${FONT};font-size:13px;line-height:1.5;text-align:center`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#f5f6f8',
};

/** Styles of the elements, written into their tags, since many mail programs ignore style sheets. */
const ELEMENTS: Readonly<Record<string, string>> = {
  p: 'margin:16px 0',
  h2: 'margin:24px 0 8px;font-size:20px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:16px;line-height:1.3',
  blockquote: 'margin:16px 0;padding:8px 16px;border-left:3px solid #1f3a6e;background:#f5f6f8',
  hr: 'margin:24px 0 16px;border:0;border-top:1px solid #e1e5ea',
  table: 'width:100%;border-collapse:collapse;margin:8px 0;font-size:15px',
  th: 'padding:6px 16px 6px 0;border-bottom:1px solid #e1e5ea;vertical-align:top;font-weight:400;color:#566072;white-space:nowrap',
  td: 'padding:6px 16px 6px 0;border-bottom:1px solid #e1e5ea;vertical-align:top',
  a: 'color:#1f3a6e',
  // Borders as space, for mail programs that ignore the padding of links.
  button:
    'display:inline-block;border:solid #1f3a6e;border-width:12px 24px;border-radius:8px;background:#1f3a6e;color:#ffffff;font-weight:600;text-decoration:none',
};

/** For mail programs with a dark theme that read style sheets. */
const DARK = [
  'body,.page{background:#12161d!important;color:#e6e9ee!important}',
  '.card{background:#1b212b!important;border-color:#323b48!important}',
  '.head{color:#b9cdf5!important;border-color:#323b48!important}',
  '.body{color:#e6e9ee!important}',
  '.foot,.body th{color:#a3adbb!important}',
  '.body a,.foot a{color:#9dbcf7!important}',
  '.body a.button{background:#9dbcf7!important;border-color:#9dbcf7!important;color:#12161d!important}',
  '.body blockquote{background:#242c38!important;border-color:#9dbcf7!important}',
  '.body hr,.body th,.body td{border-color:#323b48!important}',
].join('');

/** For phones. */
const NARROW = [
  '.room{padding:0!important}',
  '.card{border-width:0!important;border-radius:0!important}',
  '.head,.body,.foot{padding-left:16px!important;padding-right:16px!important}',
  '.body a.button{display:block!important;text-align:center}',
].join('');

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){${NARROW}}@media (prefers-color-scheme:dark){${DARK}}`;

/** Keeps the text after the preheader out of the line that mail programs show. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40);

/**
 * The HTML form of a mail: one card with the sender at the top, readable without styles, in a dark theme and on a phone.
 */
export function htmlMail({ locale, subject, preheader, head, content, footer }: MailParts): string {
  const [lang, title] = [escapeHtml(locale), escapeHtml(subject)];
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"';
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no">',
    `<style>${STYLE}</style></head>`,
    `<body class="page" style="${LOOK.page}"><div style="${LOOK.hidden}">${escapeHtml(preheader)}${FILLER}</div>`,
    `<div class="room" role="article" lang="${lang}" aria-label="${title}" style="${LOOK.room}">`,
    `<table ${table} class="card" style="${LOOK.card}">`,
    `<tr><td class="head" style="${LOOK.head}">${head}</td></tr>`,
    `<tr><td class="body" style="${LOOK.body}">${styled(content)}</td></tr></table>`,
    `<table ${table} style="${LOOK.foot}"><tr><td class="foot" style="${LOOK.fine}">${styled(footer)}</td></tr></table>`,
    '</div></body></html>',
  ].join('\n');
}

/** A mail with one button, and paragraphs before and after it. */
export interface ButtonMail extends Pick<MailParts, 'locale' | 'head'> {
  readonly url: string;
  /** A text by its key: those of the paragraphs, `subject`, `open` of the button and `footer`. */
  readonly word: (key: string) => string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A mail with one button, as text and as HTML. */
export function buttonMail({ locale, head, url, word, before, after }: ButtonMail) {
  // Line breaks of a name must not break the header.
  const subject = word('subject').replaceAll(/\s+/g, ' ');
  const [above, open, below, footer] = [before.map(word), word('open'), after.map(word), word('footer')];
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const button = `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(open)}</a></p>`;
  const content = [...above.map(paragraph), button, ...below.map(paragraph)].join('\n');
  const preheader = preheaderOf(above.join('\n\n'));
  return {
    subject,
    text: `${[...above, `${open}: ${url}`, ...below, footer].join('\n\n')}\n`,
    html: htmlMail({ locale, subject, preheader, head, content, footer: paragraph(footer) }),
  };
}

const LONGEST_PREHEADER = 140;

/** The preheader: the first words of a mail's text after its greeting and before its facts, without addresses of links. */
export function preheaderOf(text: string): string {
  const [said = ''] = text.split('\n---\n');
  const [greeting = '', ...rest] = said.split(/\n\n+/);
  const words = (rest.length > 0 ? rest : [greeting])
    .join('\n')
    .replaceAll(/: https?:\/\/\S+/g, '')
    .replaceAll(/(^|\n)[>\s]*/g, ' ')
    .trim();
  return words.length > LONGEST_PREHEADER ? `${words.slice(0, LONGEST_PREHEADER - 1).toWellFormed()}…` : words;
}

const START_TAG = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)\s*\/?>/gi;

/** Safe HTML with the styles written into the tags. */
function styled(html: string): string {
  return html.replace(START_TAG, (whole, tag: string, attributes: string) => {
    const name = tag.toLowerCase();
    const style = name === 'a' && attributes.includes('class="button"') ? ELEMENTS.button : ELEMENTS[name];
    return style ? `<${name}${attributes} style="${style}">` : whole;
  });
}
