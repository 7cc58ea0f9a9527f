/** Loaded into a process before its own code: answers each message with the heap that is left after a collection, in bytes. */
process.on('message', () => {
  for (let times = 0; times < 2; times += 1) (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heapUsed, external });
});
