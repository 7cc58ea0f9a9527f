import { LiquidError, TagToken, Tokenizer, TokenKind, type TopLevelToken } from 'liquidjs';
import { LIQUID } from './mail-liquid.js';
import { fault, type TemplateFault } from './template-node.js';

/** A name that is no keyword of Liquid. */
const WORD = String.raw`(?!(?:true|false|nil|null|empty|blank|and|or|not|contains)\b)[a-zA-Z]\w*`;
/** The name of a value or list, part by part. */
const NAME = String.raw`${WORD}(?:\.[a-zA-Z]\w*)*`;

const VALUE = new RegExp(`^${NAME}$`);
const INSTRUCTIONS: ReadonlyMap<string, RegExp> = new Map([
  ['if', new RegExp(`^if\\s+${NAME}$`)],
  ['for', new RegExp(`^for\\s+${WORD}\\s+in\\s+${NAME}$`)],
  ['else', /^else$/],
  ['endif', /^endif$/],
  ['endfor', /^endfor$/],
]);
/** Broken tokens at most: each makes Liquid scan the whole source, and an author needs no more messages at once. */
const MOST_BROKEN = 20;

const LOOSE = /\}\}|%\}/;

/**
 * The tokens of a source. Of Liquid's language mails have `{{ name }}`, `{% if name %} {% else %} {% endif %}` and
 * `{% for item in list %} {% endfor %}`; other tokens are refused and left out. There are no filters, comparisons,
 * assignments or inclusions, so that the text of a template alone bounds its output.
 */
export function readTokens(source: string, refuse: (fault: TemplateFault) => void): TopLevelToken[] {
  const tokenizer = new Tokenizer(source);
  const tokens: TopLevelToken[] = [];
  let broken = 0;
  while (!tokenizer.end() && broken < MOST_BROKEN) {
    const begin = tokenizer.p;
    try {
      const token = tokenizer.readTopLevelToken(LIQUID.options);
      const found = faultOf(token);
      if (found) refuse(found);
      if (!found || token.kind === TokenKind.HTML) tokens.push(token);
    } catch (error) {
      if (!LiquidError.is(error)) throw error;
      broken++;
      const text = source.slice(begin, tokenizer.p);
      refuse(fault(text.endsWith('%}') ? 'TEMPLATE_INSTRUCTION' : 'TEMPLATE_UNFINISHED', begin, text));
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
