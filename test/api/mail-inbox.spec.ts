import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { freePorts } from '../../api/standalone/free-ports.js';
import { startMailInbox } from '../../api/standalone/mail-inbox.js';
import { eventually } from '../support/eventually.js';

const MAIL = [
  'EHLO worker',
  'MAIL FROM:<a@desk.example>',
  'RCPT TO:<b@acme.example>',
  'DATA',
  'Guten Tag',
  '.',
  'NOOP',
];

it('takes mails after workers were killed while they sent theirs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vsd-inbox-'));
  const webPort = await freePorts(2);
  const smtpPort = webPort + 1;
  const stop = await startMailInbox({ webPort, smtpPort, dataDir });
  try {
    for (let lines = 1; lines <= MAIL.length; lines += 1) {
      const socket = connect(smtpPort, '127.0.0.1');
      await once(socket, 'data');
      for (const line of MAIL.slice(0, lines)) {
        socket.write(`${line}\r\n`);
        if (line !== 'Guten Tag') await once(socket, 'data');
      }
      socket.write('NOOP\r\n'.repeat(500));
      socket.resetAndDestroy();
    }
    const mail = { from: 'desk@desk.example', to: 'anna@acme.example', subject: 'Danach', text: 'Guten Tag' };
    await createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail(mail);
    await eventually(async () => {
      const mails = (await (await fetch(`http://127.0.0.1:${webPort}/email`)).json()) as { subject: string }[];
      expect(mails.map(({ subject }) => subject)).toContain('Danach');
    });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
