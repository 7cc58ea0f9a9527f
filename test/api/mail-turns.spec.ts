import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { mailIntake, rawMail } from '../support/mail-intake.js';
import type { ReceivedMail } from '../support/mail-server.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, smtp } = useMailedDesk();

const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
afterAll(() => release(undefined));

/** Recipients for whose mails the server reads the content and then sends no answer. */
const isSilent = ({ to }: ReceivedMail) => to.some((address) => address.endsWith('@silent.example'));

/** Requests by mail, each of which gets a receipt. */
const receive = async (count: number, domain: string, as: 'gateway' | 'otherGateway') => {
  for (let number = 1; number <= count; number += 1)
    await mailIntake(desk)
      .deliver(rawMail({ From: `sender-${number}@${domain}` }), as)
      .expect(202);
};

/** States of the receipts of a domain in the ledger. */
const receipts = async (domain: string) => {
  const rows = await desk.rows(
    `select state from ticket_mail where event = 'ISSUE_CREATED' and recipient like '%@' || $1`,
    domain,
  );
  return rows.map(({ state }) => state);
};

it('a mail server that is silent about the mails of a tenant holds up no mail of another tenant', async () => {
  let silent = 0;
  smtp.answer = (mail) => {
    if (!isSilent(mail)) return undefined;
    silent += 1;
    return released;
  };
  await desk.app.get(JobWorker).start();
  await receive(12, 'silent.example', 'gateway');
  await eventually(() => expect(silent).toBe(3));
  await receive(8, 'nordwind.example', 'otherGateway');
  const own = () => smtp.mails.filter(({ to }) => to.some((address) => address.endsWith('@nordwind.example')));
  await eventually(() => expect(own()).toHaveLength(8));
  // All came while the first mails of the other tenant still waited for an answer: no mail was given up meanwhile.
  expect(silent).toBe(3);
  expect(await receipts('silent.example')).toEqual(Array.from({ length: 12 }, () => 'QUEUED'));
  release(undefined);
  await eventually(async () => {
    expect(await receipts('silent.example')).toEqual(Array.from({ length: 12 }, () => 'SENT'));
  });
});
