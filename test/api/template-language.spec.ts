import fc from 'fast-check';
import { Liquid } from 'liquidjs';
import { textOfHtml } from '../../api/mails/language/html-text.js';
import { TEMPLATE_LIMITS } from '../../api/mails/language/mail-liquid.js';
import { parseContent, parseSubject, sanitizeSafe } from '../../api/mails/language/mail-template.js';
import { placeOf } from '../../api/mails/language/template-node.js';
import { renderTemplate, TemplateLimitReached } from '../../api/mails/language/template-renderer.js';
import type { TemplateValues } from '../../api/mails/language/value-output.js';
import { LONGEST_LIST, type MailPlaceholder } from '../../api/vocabulary/mail.js';
import { quickest } from '../support/quickest.js';

const text = (name: string, max = 500): MailPlaceholder => ({ name, kind: 'text', max });
const PLACEHOLDERS: readonly MailPlaceholder[] = [
  text('ticket.title'),
  text('ticket.description', 20_000),
  { name: 'ticket.url', kind: 'url', max: 500 },
  { name: 'ticket.isDraft', kind: 'flag', max: 0 },
  { name: 'contact.email', kind: 'email', max: 500 },
  { name: 'contact.phone', kind: 'phone', max: 500 },
  { name: 'tenant.logo', kind: 'picture', max: 500 },
  { name: 'invoices', kind: 'list', max: 0, items: [text('number', 60), text('amount', 40)] },
];

/** The faults that keep the content from being saved, as `code line:column found`. */
const faultsOf = (source: string) =>
  parseContent(source, PLACEHOLDERS).faults.map(({ code, at, found }) => {
    const { line, column } = placeOf(source, at);
    return `${code} ${line}:${column} ${found ?? ''}`.trim();
  });

/** Milliseconds of the processor that some work takes, by the quickest of a few goes. */
const spent = (work: () => void): Promise<number> =>
  quickest(TEMPLATE_LIMITS.milliseconds, async () => {
    const begin = process.cpuUsage();
    work();
    return process.cpuUsage(begin).user / 1000;
  });

const render = (source: string, values: TemplateValues) =>
  renderTemplate(parseContent(source, PLACEHOLDERS).nodes, values, 'html');

describe('a content is refused with the place of what is wrong', () => {
  it.each([
    // Placeholders and syntax
    ['<p>\n  {{ ticket.titel }}</p>', 'TEMPLATE_PLACEHOLDER 2:3 ticket.titel'],
    ['{{ constructor }}', 'TEMPLATE_PLACEHOLDER 1:1 constructor'],
    ['{{ ticket.__proto__ }}', 'TEMPLATE_SYNTAX 1:1 {{ ticket.__proto__ }}'],
    ['{{ ticket.title.length }}', 'TEMPLATE_PLACEHOLDER 1:1 ticket.title.length'],
    ['{{ ticket["title"] }}', 'TEMPLATE_SYNTAX 1:1 {{ ticket["title"] }}'],
    ['{{ ticket.title | upcase }}', 'TEMPLATE_SYNTAX 1:1 {{ ticket.title | upcase }}'],
    ['{{ "a" }}', 'TEMPLATE_SYNTAX 1:1 {{ "a" }}'],
    ['{{ }}', 'TEMPLATE_SYNTAX 1:1 {{ }}'],
    ['{{{ ticket.title }}}', 'TEMPLATE_SYNTAX 1:1 {{{ ticket.title }}'],
    ['a {{ ticket.title', 'TEMPLATE_UNFINISHED 1:3 {{ ticket.title'],
    ['a ticket.title }}', 'TEMPLATE_UNFINISHED 1:16 }}'],
    ['{% if ticket.title', 'TEMPLATE_UNFINISHED 1:1 {% if ticket.title'],
    ['{{ ticket.isDraft }}', 'PLACEHOLDER_NO_TEXT 1:1 ticket.isDraft'],
    ['{{ invoices }}', 'PLACEHOLDER_NO_TEXT 1:1 invoices'],
    ['{% for a in ticket.title %}{% endfor %}', 'PLACEHOLDER_NO_LIST 1:1 ticket.title'],
    ['{% for a in invoices %}{{ a.secret }}{% endfor %}', 'TEMPLATE_PLACEHOLDER 1:24 a.secret'],
    ['{% for a in invoices %}{% endfor %}{{ a.number }}', 'TEMPLATE_PLACEHOLDER 1:36 a.number'],
    // Instructions that Liquid has and mails have not
    ["{% include 'x' %}", 'TEMPLATE_INSTRUCTION 1:1 include'],
    ["{% render 'x' %}", 'TEMPLATE_INSTRUCTION 1:1 render'],
    ['{% assign a = 1 %}', 'TEMPLATE_INSTRUCTION 1:1 assign'],
    ['{% raw %}', 'TEMPLATE_INSTRUCTION 1:1 raw'],
    ['{% liquid\nassign a = 1 %}', 'TEMPLATE_INSTRUCTION 1:1 liquid'],
    ['{% %}', 'TEMPLATE_INSTRUCTION 1:1 {% %}'],
    [
      '{% if ticket.title == "x" %}{% endif %}',
      'TEMPLATE_SYNTAX 1:1 {% if ticket.title == "x" %}',
      'TEMPLATE_NOT_OPEN',
    ],
    ['{% for a in (1..1000000) %}{% endfor %}', 'TEMPLATE_SYNTAX 1:1 {% for a in (1..1000000) %}', 'TEMPLATE_NOT_OPEN'],
    ['{% for true in invoices %}{{ true.number }}{% endfor %}', 'TEMPLATE_SYNTAX 1:1', 'TEMPLATE_SYNTAX 1:27'],
    ['{% for a in invoices limit:2 %}{% endfor %}', 'TEMPLATE_SYNTAX 1:1', 'TEMPLATE_NOT_OPEN'],
    // Structure
    ['{% if ticket.title %}x', 'TEMPLATE_NOT_CLOSED 1:1 {% if ticket.title %}'],
    ['{% endif %}', 'TEMPLATE_NOT_OPEN 1:1 {% endif %}'],
    ['{% else %}', 'TEMPLATE_NOT_OPEN 1:1 {% else %}'],
    ['{% if ticket.title %}{% else %}{% else %}{% endif %}', 'TEMPLATE_NOT_OPEN 1:32 {% else %}'],
    ['{% for a in invoices %}{% endif %}{% endfor %}', 'TEMPLATE_NOT_OPEN 1:24 {% endif %}'],
    [
      '{% for a in invoices %}{% for b in invoices %}{% endfor %}{% endfor %}',
      'TEMPLATE_LOOP_IN_LOOP 1:24 {% for b in invoices %}',
    ],
    [`${'{% if ticket.title %}'.repeat(9)}${'{% endif %}'.repeat(9)}`, 'TEMPLATE_TOO_DEEP 1:169 {% if ticket.title %}'],
    // HTML
    ['<p>x</p>\n<script>alert(1)</script>', 'HTML_TAG 2:1 <script>', 'HTML_TAG 2:17 </script>'],
    ['<ScRiPt src=//e.example>', 'HTML_TAG 1:1 <script>'],
    ['<img src="https://e.example/x.png">', 'HTML_TAG 1:1 <img>'],
    ['<iframe></iframe>', 'HTML_TAG 1:1 <iframe>', 'HTML_TAG 1:9 </iframe>'],
    ['<style>p{}</style>', 'HTML_TAG 1:1 <style>', 'HTML_TAG 1:11 </style>'],
    ['<svg/onload=alert(1)>', 'HTML_TAG 1:1 <svg>'],
    ['<!-- x -->', 'HTML_SYNTAX 1:1 <!--'],
    ['<p', 'HTML_SYNTAX 1:1 <p'],
    ['<p class=x>', 'HTML_SYNTAX 1:1 <p'],
    ['1 < 2', 'HTML_SYNTAX 1:3 <'],
    ['<p style="color:red">x</p>', 'HTML_ATTRIBUTE 1:4 p style'],
    ['<p onclick="x()">x</p>', 'HTML_ATTRIBUTE 1:4 p onclick'],
    ['<a href="javascript:alert(1)">x</a>', 'HTML_LINK 1:4 javascript:alert(1)'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'HTML_LINK 1:4 JaVaScRiPt:alert(1)'],
    ['<a href="java&#115;cript:alert(1)">x</a>', 'HTML_LINK 1:4 java&#115;cript:alert(1)'],
    ['<a href="data:text/html,x">x</a>', 'HTML_LINK 1:4 data:text/html,x'],
    ['<a href="//e.example">x</a>', 'HTML_LINK 1:4 //e.example'],
    ['<a href="{{ ticket.title }}">x</a>', 'HTML_LINK 1:4 href'],
    ['<a href="https://{{ ticket.title }}">x</a>', 'HTML_LINK 1:4 href'],
    ['<a href="mailto:{{ ticket.url }}">x</a>', 'HTML_LINK 1:4 href'],
    ['<a href="{% if ticket.title %}https:{% endif %}">x</a>', 'HTML_LINK 1:4 href'],
    ['<a class="{{ ticket.title }}">x</a>', 'HTML_LINK 1:4 class'],
    ['<a href="https://a.example" href="https://b.example">x</a>', 'HTML_ATTRIBUTE 1:29 href'],
    ['<{{ ticket.title }}>', 'HTML_SYNTAX 1:1 <…'],
    ['<p {{ ticket.title }}>x</p>', 'HTML_SYNTAX 1:1 <p', 'HTML_NOT_OPEN'],
    ['<p>x', 'HTML_NOT_CLOSED 1:1 <p>'],
    ['x</p>', 'HTML_NOT_OPEN 1:2 </p>'],
    ['<b><i>x</b></i>', 'HTML_NOT_CLOSED 1:1 <b>', 'HTML_NOT_OPEN 1:8 </b>'],
    ['{% if ticket.title %}<b>{% endif %}x</b>', 'HTML_NOT_CLOSED 1:22 <b>', 'HTML_NOT_OPEN 1:37 </b>'],
    // Size
    ['{{ ticket.description }}'.repeat(9), 'TEMPLATE_TOO_LARGE 1:217'],
    [`{% for a in invoices %}${'x'.repeat(12_000)}{% endfor %}`, 'TEMPLATE_TOO_LARGE 1:12036'],
    [`{% for a in invoices %}${'{% if a.amount %}{% endif %}'.repeat(300)}{% endfor %}`, 'TEMPLATE_TOO_LARGE'],
  ])('%s', (source, first, ...further) => {
    const faults = faultsOf(source);
    expect(faults[0]).toContain(first);
    for (const other of further) expect(faults.join('\n')).toContain(other);
  });

  it.each([
    '{%if ticket.title%}',
    '{%for a in invoices%}',
    '{% %}',
    '{{',
    '{{"',
    '{% raw %}',
    '{% else %}',
    '<',
    '{{a}}',
  ])('within a tenth of a second, however often %s stands in it', async (piece) => {
    const source = piece.repeat(20_000 / piece.length);
    expect(await spent(() => expect(faultsOf(source)).not.toEqual([]))).toBeLessThan(TEMPLATE_LIMITS.milliseconds);
  });

  it('tells of all that is wrong at once, in the order of the text', () => {
    expect(faultsOf('{{ a }}\n<u>{{ b }}</u>\n<img>')).toEqual([
      'TEMPLATE_PLACEHOLDER 1:1 a',
      'TEMPLATE_PLACEHOLDER 2:4 b',
      'HTML_TAG 3:1 <img>',
    ]);
  });
});

it.each([
  '<p>Guten Tag{% if ticket.title %} {{ ticket.title }}{% else %}!{% endif %}</p>',
  '<table>\n<tr><th align="left">Nr.</th></tr>{% for a in invoices %}<tr><td align="right">{{a.number}}</td></tr>{% endfor %}</table>',
  '<a class="button" href="{{ ticket.url }}">öffnen</a> <a href="mailto:{{ contact.email }}">x</a><a href="tel:{{contact.phone}}">y</a>',
  '<a href="https://volta.example/?a=1&amp;b=2">x</a><br/><hr>a &lt; b &amp; c &nbsp;',
  '{{ tenant.logo }}<ul><li>a</li><li><b>b</b></li></ul>',
])('takes %s as it is', (source) => {
  expect(faultsOf(source)).toEqual([]);
});

it('knows no picture in a subject, where HTML is only text', () => {
  const codes = (source: string) => parseSubject(source, PLACEHOLDERS).faults.map(({ code }) => code);
  expect(codes('{{ tenant.logo }}')).toEqual(['TEMPLATE_PLACEHOLDER']);
  expect(codes('a < b <script> {{ ticket.title }}')).toEqual([]);
});

describe('what comes of a template', () => {
  const values = {
    ticket: { title: '<b>&"\'', description: 'a\r\nb\nc', url: 'https://x.example/?a=1&b="2"', isDraft: false },
    invoices: [{ number: 'R-1' }, { number: 'R-2' }],
  };

  it.each([
    ['{{ ticket.title }}', '&lt;b&gt;&amp;&quot;&#39;'],
    ['{{ ticket.description }}', 'a<br>b<br>c'],
    ['<a href="{{ ticket.url }}">x</a>', '<a href="https://x.example/?a=1&amp;b=&quot;2&quot;">x</a>'],
    ['{% if ticket.isDraft %}a{% else %}b{% endif %}', 'b'],
    ['{% for a in invoices %}{{ a.number }},{% endfor %}', 'R-1,R-2,'],
    ['{% if contact.email %}x{% endif %}{{ contact.email }}', ''],
  ])('%s gives %s', (source, expected) => {
    expect(render(source, values)).toBe(expected);
  });

  it('cuts what is longer than its placeholder allows, and lists after a hundred items', () => {
    expect(render('{{ ticket.title }}', { ticket: { title: 'x'.repeat(600) } })).toHaveLength(500);
    const invoices = Array.from({ length: 300 }, () => ({ number: '.' }));
    expect(render('{% for a in invoices %}{{ a.number }}{% endfor %}', { invoices })).toHaveLength(LONGEST_LIST);
  });

  it('is given up when it takes too long or becomes too large', () => {
    const { nodes } = parseContent('<p>{{ ticket.title }}</p>'.repeat(100), PLACEHOLDERS);
    const title = { ticket: { title: 'x'.repeat(500) } };
    const run = (limits: Partial<typeof TEMPLATE_LIMITS>) => () =>
      renderTemplate(nodes, title, 'html', { ...TEMPLATE_LIMITS, ...limits });
    expect(run({ bytes: 10_000 })).toThrow(TemplateLimitReached);
    expect(run({ milliseconds: 0 })).toThrow(TemplateLimitReached);
    expect(run({})).not.toThrow();
  });
});

/** Pieces of which templates are made, harmless and otherwise. */
const PIECES = [
  '<p>|</p>|<b>|</b>|<br>|<a href="{{ ticket.url }}">|<a href="https://x.example">|</a>|text & more | &lt; ',
  '{{ ticket.title }}|{{ ticket.description }}|{{ a.number }}|{% if ticket.title %}|{% if ticket.isDraft %}',
  '{% if invoices %}|{% else %}|{% endif %}|{% for a in invoices %}|{% endfor %}|<script>|"|<',
].flatMap((pieces) => pieces.split('|'));

/** Templates of which many can be saved: nested as they must be, with some disorder thrown in. */
const template = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('x', 'é&amp; ', '{{ ticket.title }}', '{{ ticket.description }}', '{{ tenant.logo }}', '<br>'),
    fc.constantFrom(...PIECES),
    fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
    tie('node').map((inner) => `<p>${inner}</p>`),
    tie('node').map((inner) => `<a href="{{ ticket.url }}">${inner}</a>`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `{% if ticket.isDraft %}${a}{% else %}${b}{% endif %}`),
    tie('node').map((inner) => `{% if invoices %}${inner}{% endif %}`),
    tie('node').map((inner) => `{% for a in invoices %}${inner}{{ a.number }}{% endfor %}`),
  ),
})).node;

/** Values of the greatest length: each character is the one that takes the most room. */
const nasty = (length: number): TemplateValues => ({
  ticket: {
    title: '"'.repeat(length),
    description: "<'\n".repeat(length),
    url: `https://x.example/${'%27'.repeat(Math.min(length, 100))}`,
    isDraft: true,
  },
  tenant: { logo: { src: 'cid:logo', alt: '"><script>' } },
  invoices: Array.from({ length: 250 }, () => ({ number: '"'.repeat(length), amount: '<' })),
});

const saved = (source: string) => parseContent(source, PLACEHOLDERS).faults.length === 0;

describe('every template that can be saved', () => {
  it('keeps the limits of time and size, whatever the values are', async () => {
    let kept = 0;
    let slowest = 0;
    await fc.assert(
      fc.asyncProperty(template, fc.integer({ min: 0, max: 20_000 }), async (source, length) => {
        if (!saved(source)) return;
        kept++;
        const values = nasty(length);
        let html = '';
        const took = await spent(() => {
          html = render(source, values);
        });
        slowest = Math.max(slowest, took);
        expect(Buffer.byteLength(html)).toBeLessThanOrEqual(TEMPLATE_LIMITS.bytes);
      }),
      { numRuns: 1500 },
    );
    expect(kept).toBeGreaterThan(300);
    expect(slowest).toBeLessThan(TEMPLATE_LIMITS.milliseconds);
  });

  it('is as safe as the sanitiser wants it, with any values', () => {
    const everything = (html: string) => sanitizeSafe(html.replace(/<img [^>]*>/g, ''));
    fc.assert(
      fc.property(template, fc.string(), (source, title) => {
        if (!saved(source)) return;
        const html = render(source, { ...nasty(3), ticket: { title, url: 'https://x.example/"', isDraft: true } });
        const tags = (text: string) => text.match(/<[a-z/][^>]*>/gi)?.length ?? 0;
        const own = html.replace(/<img [^>]*>/g, '');
        expect(html).not.toMatch(/<script/i);
        expect(tags(everything(html))).toBeGreaterThanOrEqual(tags(own));
      }),
      { numRuns: 800 },
    );
  });

  it('is Liquid: the reference implementation makes the same of it', () => {
    const liquid = new Liquid({
      strictVariables: false,
      ownPropertyOnly: true,
      outputEscape: 'escape',
      jsTruthy: true,
    });
    fc.assert(
      fc.property(template, fc.boolean(), (source, isDraft) => {
        if (!saved(source) || source.includes('logo')) return;
        const values = {
          ticket: { title: 'T', description: 'D', url: 'https://x.example', isDraft },
          invoices: [{ number: 'R' }],
        };
        expect(render(source, values)).toBe(liquid.parseAndRenderSync(source, values));
      }),
      { numRuns: 800 },
    );
  });
});

it('takes no longer for the most that a template may ask for, on a machine three times as slow as usual', async () => {
  const loop = `{% for a in invoices %}${'{% if a.amount %}{% endif %}'.repeat(95)}{% endfor %}`;
  expect(faultsOf(loop)).toEqual([]);
  expect(await spent(() => void render(loop, nasty(500)))).toBeLessThan(3 * TEMPLATE_LIMITS.milliseconds);
});

describe('the plain text of a content', () => {
  it.each([
    ['<p>a</p><p>b<br>c</p>', 'a\n\nb\nc'],
    ['<p>a\n  b</p>\n', 'a b'],
    ['<blockquote>a<br><br>b</blockquote><p>c</p>', '> a\n>\n> b\n\nc'],
    ['<ul><li>a</li><li><b>b</b></li></ul><ol><li>c</li><li>d</li></ol>', '- a\n- b\n\n1. c\n2. d'],
    ['<p><a href="https://x.example/?a=1&amp;b=2">da</a></p>', 'da: https://x.example/?a=1&b=2'],
    ['<a href="https://x.example">https://x.example</a>', 'https://x.example'],
    ['<a href="mailto:a@x.example">a@x.example</a>', 'a@x.example'],
    ['<h2>T</h2><hr><p>&lt;b&gt; &amp; &#65; &quot;</p>', 'T\n\n---\n\n<b> & A "'],
    ['<table><tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr></table>', 'a | b\n1 | 2'],
  ])('%s reads %j', (html, expected) => {
    expect(textOfHtml(html)).toBe(expected);
  });
});
