import { Liquid } from 'liquidjs';
import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailEvent } from '../../vocabulary/mail-event.js';
import { htmlMail } from './mail-html.js';
import type { Placeholders } from './mail-placeholders.js';

/** A mail as it is sent. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Subject and content of a mail as liquid templates: plain lines, in which an empty line begins a paragraph. */
export interface MailTemplate {
  readonly subject: string;
  readonly content: string;
}

const LONGEST_SUBJECT = 180;

/** Values are data: no template reaches files, code or inherited properties, and an unknown placeholder is an error. */
const STRICT = { strictVariables: true, strictFilters: true, lenientIf: false, ownPropertyOnly: true, templates: {} };
const plain = withQuotes(new Liquid(STRICT));
const escaping = withQuotes(new Liquid({ ...STRICT, outputEscape: 'escape' }));

/** Marks each line of a text as somebody's own words: `{{ message.text | quote }}`. */
function withQuotes(engine: Liquid): Liquid {
  engine.registerFilter('quote', (value: unknown) =>
    String(value ?? '')
      .split(/\r?\n/)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  );
  return engine;
}

/** The template that comes with the product. */
export const builtInTemplate = (event: MailEvent, locale: Locale): MailTemplate => ({
  subject: translate(locale, `mails.events.${event}.subject`),
  content: translate(locale, `mails.events.${event}.body`),
});

/** Writes a mail. Throws for a template that names what is not there. */
export function writeMail({ subject, content }: MailTemplate, values: Placeholders, locale: Locale): MailText {
  const part = (name: string) => translate(locale, `mails.layout.${name}`);
  const parts = [part('greeting'), content, part('facts'), values.ticket.url, part('footer')];
  const [greeting, ...rest] = parts;
  const render = (engine: Liquid, templates: readonly (string | undefined)[]) =>
    templates.map((template) => engine.parseAndRenderSync(template ?? '', values).trim()).filter((text) => text !== '');
  const line = plain.parseAndRenderSync(subject, values).replace(/\s+/g, ' ').trim();
  return {
    subject: line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…` : line,
    text: `${render(plain, [greeting, ...rest]).join('\n\n')}\n`,
    html: htmlMail({
      locale,
      sender: plain.parseAndRenderSync('{{ tenant.name }}', values),
      body: render(escaping, [greeting, content]).join('\n\n'),
      facts: render(escaping, [part('facts')]).join(''),
      footer: render(escaping, [part('footer')]).join(''),
      link: { url: values.ticket.url, label: part('open') },
    }),
  };
}
