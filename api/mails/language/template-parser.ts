import { Parser, TagToken, type Template, TokenKind, type TopLevelToken } from 'liquidjs';
import { BLOCKS, LIQUID } from './mail-liquid.js';
import { fault, type TemplateFault } from './template-node.js';
import { readTokens } from './template-tokens.js';
import { ValueOutput } from './value-output.js';

/** Nested conditions and loops at most. */
const DEEPEST = 8;

/** The valid parts of a template for Liquid, with all faults at once. */
export function parseTemplate(source: string): { templates: Template[]; faults: TemplateFault[] } {
  const longest = LIQUID.options.parseLimit;
  if (source.length > longest) return { templates: [], faults: [fault('TEMPLATE_TOO_LARGE', longest)] };
  const faults: TemplateFault[] = [];
  const refuse = (fault: TemplateFault) => faults.push(fault);
  const tokens = balanced(readTokens(source, refuse), refuse);
  return { templates: new MailParser(LIQUID).parseTokens(tokens), faults };
}

class MailParser extends Parser {
  override parseToken(token: TopLevelToken, rest: TopLevelToken[]): ReturnType<Parser['parseToken']> {
    return token.kind === TokenKind.Output ? new ValueOutput(token as never, LIQUID) : super.parseToken(token, rest);
  }
}

interface Block {
  readonly token: TagToken;
  hasElse: boolean;
}

/** The tokens with each block ended once: refuses stray ends, which are left out, and missing ends, which are added. */
function balanced(tokens: TopLevelToken[], refuse: (fault: TemplateFault) => void): TopLevelToken[] {
  const open: Block[] = [];
  const wrong = (code: string, token: TagToken) => refuse(fault(code, token.begin, token.getText()));
  const kept = tokens.filter((token) => {
    if (!(token instanceof TagToken)) return true;
    const block = open.at(-1);
    if (BLOCKS.includes(token.name)) {
      if (open.length >= DEEPEST) wrong('TEMPLATE_TOO_DEEP', token);
      const isLoop = token.name === 'for';
      if (isLoop && open.some((outer) => outer.token.name === 'for')) wrong('TEMPLATE_LOOP_IN_LOOP', token);
      open.push({ token, hasElse: isLoop });
      return open.length <= DEEPEST;
    }
    if (token.name === 'else' && block && !block.hasElse) {
      block.hasElse = true;
      return open.length <= DEEPEST;
    }
    if (token.name === `end${block?.token.name}`) return open.pop() && open.length < DEEPEST;
    wrong('TEMPLATE_NOT_OPEN', token);
    return false;
  });
  for (const { token } of open) wrong('TEMPLATE_NOT_CLOSED', token);
  return [
    ...kept,
    ...open
      .slice(0, DEEPEST)
      .reverse()
      .map(({ token }) => endOf(token)),
  ];
}

function endOf({ name }: TagToken): TagToken {
  const text = `{% end${name} %}`;
  return new TagToken(text, 0, text.length, LIQUID.options);
}
