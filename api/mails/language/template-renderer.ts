import { AssertionError, Context, type Emitter, LiquidError, toValueSync } from 'liquidjs';
import { LONGEST_LIST } from '../../vocabulary/mail.js';
import { LIQUID, TEMPLATE_LIMITS } from './mail-liquid.js';
import type { TemplateNode } from './template-node.js';
import { FORM, type TemplateForm, type TemplateValues } from './value-output.js';

/** Rendering took longer, or its result was longer, than the limits allow. */
export class TemplateLimitReached extends Error {}

/** Factor of the time limit, since Liquid measures elapsed time, of which a busy machine gives a template a share. */
const PATIENCE = 10;

/** Renders an analysed template. Stored templates keep the limits, which are watched all the same. Throws `TemplateLimitReached`. */
export function renderTemplate(
  nodes: readonly TemplateNode[],
  values: TemplateValues,
  form: TemplateForm,
  { milliseconds, bytes } = TEMPLATE_LIMITS,
): string {
  const limits = { sync: true, renderLimit: milliseconds * PATIENCE, memoryLimit: bytes };
  const context = new Context(withBoundedLists(values), LIQUID.options, limits, { liquid: LIQUID });
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

/** The values with the first items of each list, and null for an empty list. */
const withBoundedLists = (values: TemplateValues): TemplateValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!Array.isArray(value)) return [name, value];
      return [name, value.length > 0 ? value.slice(0, LONGEST_LIST) : null];
    }),
  );

/** Counts the whole output as memory of the rendering, the template's own text as well. */
class BoundedEmitter implements Emitter {
  buffer = '';

  constructor(private readonly context: Context) {}

  write(piece: string): void {
    this.context.memoryLimit.use(Buffer.byteLength(piece));
    this.buffer += piece;
  }
}
