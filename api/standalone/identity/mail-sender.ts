import { createTransport } from 'nodemailer';
import type { IdentityMail } from './forgotten-password.js';

const SENDER = { name: 'Volta Service Desk', address: 'service-desk@volta.example' };

/** Sends mails of the service to this SMTP server. */
export function identityMailSender(smtpUrl: string): (mail: IdentityMail) => Promise<unknown> {
  const transport = createTransport(smtpUrl);
  return ({ to, ...mail }) => transport.sendMail({ from: SENDER, to: { name: '', address: to }, ...mail });
}
