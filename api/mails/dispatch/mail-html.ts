import { escapeHtml } from '../language/value-output.js';

/** Parts of a mail; content, head and footer are safe HTML already. */
export interface MailParts {
  readonly locale: string;
  /** Who writes: the tenant's logo or its name. */
  readonly head: string;
  readonly content: string;
  readonly footer: string;
}

const FONT = 'Inter,Arial,sans-serif';

/** Colours of the light theme; mail programs know no style sheets of ours. */
const LOOK = {
  page: `margin:0;padding:24px 12px;background:#f5f6f8;color:#1b2330;font:15px/1.5 ${FONT}`,
  card: 'width:100%;max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e1e5ea;border-radius:8px',
  head: 'padding:16px 24px;border-bottom:1px solid #e1e5ea;font-weight:600;color:#1f3a6e',
  body: 'padding:8px 24px 24px',
  foot: 'max-width:600px;margin:16px auto 0;color:#566072;font-size:13px;text-align:center',
};

/** How each element of the content looks; written into it, since many mail programs obey nothing else. */
const ELEMENTS: Readonly<Record<string, string>> = {
  p: 'margin:16px 0',
  h2: 'margin:24px 0 8px;font-size:20px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:16px;line-height:1.3',
  blockquote: 'margin:16px 0;padding:8px 16px;border-left:3px solid #1f3a6e;background:#f5f6f8',
  hr: 'margin:24px 0 16px;border:0;border-top:1px solid #e1e5ea',
  table: 'border-collapse:collapse;margin:8px 0',
  th: 'padding:6px 16px 6px 0;border-bottom:1px solid #e1e5ea;vertical-align:top',
  td: 'padding:6px 16px 6px 0;border-bottom:1px solid #e1e5ea;vertical-align:top',
  a: 'color:#1f3a6e',
  button:
    'display:inline-block;padding:10px 20px;border-radius:8px;background:#1f3a6e;color:#ffffff;text-decoration:none',
};

/** For mail programs that show mails on a dark ground and read style sheets. */
const DARK = [
  'body{background:#12161d!important;color:#e6e9ee!important}',
  '.card{background:#1b212b!important;border-color:#323b48!important}',
  '.head{color:#b9cdf5!important;border-color:#323b48!important}',
  '.foot{color:#a3adbb!important}',
  '.body a{color:#9dbcf7!important}',
  '.body a.button{background:#9dbcf7!important;color:#12161d!important}',
  '.body blockquote{background:#242c38!important;border-color:#9dbcf7!important}',
  '.body hr,.body th,.body td{border-color:#323b48!important}',
].join('');

/** The HTML form of a mail: one card with who writes at the top, readable without styles and on a dark ground. */
export function htmlMail({ locale, head, content, footer }: MailParts): string {
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style></head>`,
    `<body style="${LOOK.page}"><table role="presentation" class="card" cellspacing="0" style="${LOOK.card}">`,
    `<tr><td class="head" style="${LOOK.head}">${head}</td></tr>`,
    `<tr><td class="body" style="${LOOK.body}">${styled(content)}</td></tr></table>`,
    `<div class="foot" style="${LOOK.foot}">${styled(footer)}</div></body></html>`,
  ].join('\n');
}

const START_TAG = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)\s*\/?>/gi;

/** Safe HTML with the look of each element written into its tag. */
function styled(html: string): string {
  return html.replace(START_TAG, (whole, tag: string, attributes: string) => {
    const name = tag.toLowerCase();
    const style = name === 'a' && attributes.includes('class="button"') ? ELEMENTS.button : ELEMENTS[name];
    return style ? `<${name}${attributes} style="${style}">` : whole;
  });
}
