import { AssertionError, Context, type Emitter, LiquidError, toValueSync } from 'liquidjs';
import { LONGEST_LIST } from '../../vocabulary/mail.js';
import { LIQUID, TEMPLATE_LIMITS, type TemplateLimits } from './mail-liquid.js';
import type { TemplateNode } from './template-node.js';
import { FORM, type TemplateForm, type TemplateValues } from './value-output.js';

/** Rendering was given up because it took too long or brought forth too much. */
export class TemplateLimitReached extends Error {}

/** Liquid looks at the time that passes, of which the machine may give a template only a share. */
const PATIENCE = 10;

/**
 * Writes an analysed template, at once. What can be saved keeps the limits by itself; they are watched all the same.
 * Throws `TemplateLimitReached`.
 */
export function renderTemplate(
  nodes: readonly TemplateNode[],
  values: TemplateValues,
  form: TemplateForm,
  { milliseconds, bytes }: TemplateLimits = TEMPLATE_LIMITS,
): string {
  const limits = { sync: true, renderLimit: milliseconds * PATIENCE, memoryLimit: bytes };
  const context = new Context(asTold(values), LIQUID.options, limits, { liquid: LIQUID });
  context.setRegister(FORM, form);
  const emitter = new BoundedEmitter(context);
  const templates = nodes.map(({ template }) => template);
  try {
    toValueSync(LIQUID.renderer.renderTemplates(templates, context, emitter));
  } catch (error) {
    if (!LiquidError.is(error) && !(error instanceof AssertionError)) throw error;
    throw new TemplateLimitReached(error.message, { cause: error });
  }
  return emitter.buffer;
}

/** What mails tell of lists: no more than their first items, and nothing of empty ones. */
const asTold = (values: TemplateValues): TemplateValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!Array.isArray(value)) return [name, value];
      return [name, value.length > 0 ? value.slice(0, LONGEST_LIST) : null];
    }),
  );

/** Everything that is written counts as memory of the rendering, the template's own words too. */
class BoundedEmitter implements Emitter {
  buffer = '';

  constructor(private readonly context: Context) {}

  write(piece: string): void {
    this.context.memoryLimit.use(Buffer.byteLength(piece));
    this.buffer += piece;
  }
}
