/** Milliseconds of processor time that some work of this thread takes, without other load of the machine. */
export function workOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
