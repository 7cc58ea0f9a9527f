import { Liquid } from 'liquidjs';

/** The instructions that mails know; all others that Liquid has are taken out. */
export const BLOCKS: readonly string[] = ['if', 'for'];

/** What rendering may cost: milliseconds in which the process works, bytes of the result. */
export interface TemplateLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const TEMPLATE_LIMITS: TemplateLimits = { milliseconds: 100, bytes: 1024 * 1024 };

/** Characters of a template at most: three times what can be saved, since the shipped ones are put together. */
const LONGEST_TEMPLATE = 60_000;

/**
 * The Liquid of mails: values, `if` and `for`. It has no filters, reads no files and finds nothing that is inherited;
 * what is empty counts as absent.
 */
export const LIQUID = only(
  BLOCKS,
  new Liquid({
    jsTruthy: true,
    ownPropertyOnly: true,
    strictFilters: true,
    templates: {},
    parseLimit: LONGEST_TEMPLATE,
    renderLimit: TEMPLATE_LIMITS.milliseconds,
    memoryLimit: TEMPLATE_LIMITS.bytes,
  }),
);

function only(tags: readonly string[], liquid: Liquid): Liquid {
  for (const name of Object.keys(liquid.tags)) if (!tags.includes(name)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) delete liquid.filters[name];
  return liquid;
}
