/** Loaded into a process before its own code: answers each message with the bytes that are in use after a collection. */
process.on('message', () => {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heapUsed, external });
});
