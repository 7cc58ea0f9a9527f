/** Parts of a mail; all but sender, url and label are escaped already. */
export interface MailParts {
  readonly locale: string;
  readonly sender: string;
  readonly body: string;
  readonly facts: string;
  readonly footer: string;
  readonly link: { readonly url: string; readonly label: string };
}

const QUOTED = /^&gt; ?/;

/** Colours of the light theme; mail programs know no style sheets of ours. */
const LOOK = {
  page: 'margin:0;padding:24px 12px;background:#f5f6f8;color:#1b2330;font:15px/1.5 Inter,Arial,sans-serif',
  card: 'max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e1e5ea;border-radius:8px',
  head: 'margin:0;padding:16px 24px;border-bottom:1px solid #e1e5ea;font-weight:600;color:#1f3a6e',
  body: 'padding:8px 24px 24px',
  quote: 'margin:16px 0;padding:8px 16px;border-left:3px solid #1f3a6e;background:#f5f6f8',
  facts: 'margin:16px 0;padding-top:16px;border-top:1px solid #e1e5ea;color:#566072;font-size:14px',
  link: 'display:inline-block;padding:10px 20px;border-radius:8px;background:#1f3a6e;color:#ffffff;text-decoration:none',
  foot: 'max-width:600px;margin:16px auto 0;color:#566072;font-size:13px;text-align:center',
};

/** The HTML form of a mail: one card, no pictures, readable without styles. */
export function htmlMail({ locale, sender, body, facts, footer, link }: MailParts): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="${LOOK.page}"><div style="${LOOK.card}"><p style="${LOOK.head}">${escapeHtml(sender)}</p>`,
    `<div style="${LOOK.body}">${body
      .split(/\n{2,}/)
      .map(block)
      .join('')}`,
    `<p style="${LOOK.facts}">${lines(facts)}</p>`,
    `<p><a href="${escapeHtml(link.url)}" style="${LOOK.link}">${escapeHtml(link.label)}</a></p></div></div>`,
    `<p style="${LOOK.foot}">${lines(footer)}</p></body></html>`,
  ].join('\n');
}

/** A paragraph, or what somebody said. */
function block(text: string): string {
  const rows = text.split('\n');
  if (!rows.every((row) => QUOTED.test(row))) return `<p>${lines(text)}</p>`;
  return `<blockquote style="${LOOK.quote}">${rows.map((row) => row.replace(QUOTED, '')).join('<br>')}</blockquote>`;
}

const lines = (text: string) => text.replaceAll('\n', '<br>');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
