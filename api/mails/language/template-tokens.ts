import { LiquidError, TagToken, Tokenizer, TokenKind, type TopLevelToken } from 'liquidjs';
import { LIQUID } from './mail-liquid.js';
import { fault, type TemplateFault } from './template-node.js';

/** A name that is no word of Liquid's own. */
const WORD = String.raw`(?!(?:true|false|nil|null|empty|blank|and|or|not|contains)\b)[a-zA-Z]\w*`;
/** What a value or a list is called by, part by part. */
const NAME = String.raw`${WORD}(?:\.[a-zA-Z]\w*)*`;

const VALUE = new RegExp(`^${NAME}$`);
const INSTRUCTIONS: ReadonlyMap<string, RegExp> = new Map([
  ['if', new RegExp(`^if\\s+${NAME}$`)],
  ['for', new RegExp(`^for\\s+${WORD}\\s+in\\s+${NAME}$`)],
  ['else', /^else$/],
  ['endif', /^endif$/],
  ['endfor', /^endfor$/],
]);
/** What Liquid cannot cut costs it a look at the whole source; nobody needs to be told of more at once. */
const MOST_BROKEN = 20;

const LOOSE = /\}\}|%\}/;

/**
 * The source as Liquid cuts it. Of Liquid's language mails know `{{ name }}`, `{% if name %} {% else %} {% endif %}` and
 * `{% for item in list %} {% endfor %}`; everything else is told to `refuse` and left out. There are no filters,
 * comparisons, assignments or inclusions, so that what a template can bring forth is known from its text alone.
 */
export function readTokens(source: string, refuse: (fault: TemplateFault) => void): TopLevelToken[] {
  const tokenizer = new Tokenizer(source);
  const tokens: TopLevelToken[] = [];
  let broken = 0;
  while (!tokenizer.end() && broken < MOST_BROKEN) {
    const begin = tokenizer.p;
    try {
      const token = tokenizer.readTopLevelToken(LIQUID.options);
      const wrong = faultOf(token);
      if (wrong) refuse(wrong);
      if (!wrong || token.kind === TokenKind.HTML) tokens.push(token);
    } catch (error) {
      if (!LiquidError.is(error)) throw error;
      broken++;
      const piece = source.slice(begin, tokenizer.p);
      refuse(fault(piece.endsWith('%}') ? 'TEMPLATE_INSTRUCTION' : 'TEMPLATE_UNFINISHED', begin, piece));
    }
  }
  return tokens;
}

function faultOf(token: TopLevelToken): TemplateFault | undefined {
  const text = token.getText();
  if (token.kind === TokenKind.HTML) {
    const loose = LOOSE.exec(text);
    return loose ? fault('TEMPLATE_UNFINISHED', token.begin + loose.index, text.slice(loose.index)) : undefined;
  }
  const written = text.slice(2, -2).trim();
  if (!(token instanceof TagToken)) {
    return VALUE.test(written) ? undefined : fault('TEMPLATE_SYNTAX', token.begin, text);
  }
  const pattern = INSTRUCTIONS.get(token.name);
  if (!pattern) return fault('TEMPLATE_INSTRUCTION', token.begin, token.name);
  return pattern.test(written) ? undefined : fault('TEMPLATE_SYNTAX', token.begin, text);
}
