import type { ResourceModel } from '../resource/resource-model.js';

/** Throws an Error that names the resource before each fault of its declaration; nothing without faults. */
export function refuseFaults({ name, options }: ResourceModel, faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(faults.map((fault) => `@Resource ${name} (${options.path}), ${fault}`).join('\n'));
}
