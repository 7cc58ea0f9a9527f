import { Worker } from 'node:worker_threads';
import type { ReadingOrder, ReadingResult } from './reader-process.js';

/** The process that reads files of foreign origin: one order after the other, each by its module. */
const watch = new Worker(new URL('./memory-watch.js', import.meta.url));

async function resultOf({ module, given, limits }: ReadingOrder): Promise<ReadingResult> {
  watch.postMessage(limits);
  try {
    const { read } = (await import(module)) as { read: (given: unknown) => Promise<unknown> };
    return { answer: await read(given), bytes: process.memoryUsage.rss() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    watch.postMessage(null);
  }
}

process.on('message', (order: ReadingOrder) => void resultOf(order).then((result) => process.send?.(result)));
// The parent handles a signal to the whole group, and this process ends with its parent.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit(0));
watch.once('online', () => process.send?.('ready'));
