import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Ports of the inbox on the loopback address, and its data folder. */
export interface MailInboxOptions {
  webPort: number;
  smtpPort: number;
  dataDir: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Starts an inbox that shows every mail; no mail leaves the machine. Once per process. @returns its end */
export async function startMailInbox({ webPort, smtpPort, dataDir }: MailInboxOptions): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const { default: maildev } = await import('maildev');
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  const options = { ip: '127.0.0.1', mailDirectory: folder, silent: true };
  const inbox = maildev({ smtp: smtpPort, web: webPort, ...options });
  // maildev would end the whole process on a signal, before the others have stopped.
  for (const [signal, former] of before) {
    for (const listener of process.listeners(signal)) if (!former.includes(listener)) process.off(signal, listener);
  }
  // An error of a connection, such as that of a killed worker, ends that connection alone; maildev would end the process.
  inbox.smtp.removeAllListeners('error').on('error', (error: Error & { remoteAddress?: string }) => {
    if (error.remoteAddress === undefined) throw error;
  });
  await inbox.listen();
  return () => new Promise((stopped) => inbox.close(stopped));
}
