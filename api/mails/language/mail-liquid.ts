import { Liquid } from 'liquidjs';

/** The instructions of mail templates; the other instructions of Liquid are removed. */
export const BLOCKS: readonly string[] = ['if', 'for'];

/** Limits of rendering: milliseconds of work, bytes of the result. */
export const TEMPLATE_LIMITS = { milliseconds: 100, bytes: 1024 * 1024 };

/** Characters of a template at most: three times the storable length, since shipped templates are composed. */
const LONGEST_TEMPLATE = 60_000;

/**
 * The Liquid of mails: values, `if` and `for`. It has no filters, reads no files and finds no inherited properties; an
 * empty value counts as absent.
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
