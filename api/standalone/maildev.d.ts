/** The part of maildev that we use; the package brings no types. */
declare module 'maildev' {
  interface MailDev {
    readonly smtp: import('node:events').EventEmitter;
    listen(): Promise<void>;
    close(done: () => void): void;
  }
  export default function start(options: {
    smtp: number;
    web: number;
    ip: string;
    mailDirectory: string;
    silent: boolean;
  }): MailDev;
}
