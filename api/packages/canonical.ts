import { createHash } from 'node:crypto';
import type { PackageItem } from './config-package.shape.js';

const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The JSON of a value with the names of each object in their order, so that equal values are equal texts. */
export const canonical = (value: unknown, indent?: number): string => JSON.stringify(value, inOrder, indent) ?? '';

/** The hash of an item, by which a later import finds that its record has changed since. */
export const baseOf = ({ resource, key, values }: PackageItem): string =>
  createHash('sha256').update(canonical({ resource, key, values })).digest('hex');
