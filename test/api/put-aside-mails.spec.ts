import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { type KeptMessage, mailIntake, rawMail } from '../support/mail-intake.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const intake = mailIntake(desk);

const ABSENCE = { 'Auto-Submitted': 'auto-replied' };
const pathOf = ({ id }: Pick<KeptMessage, 'id'>) => `v1/intake-messages/${id}`;
let strangers = 0;
const stranger = () => {
  strangers += 1;
  return `stranger-${strangers}@nowhere.example`;
};
/** Has an agent file a mail, and waits for the outcome. */
const file = async (kept: KeptMessage): Promise<KeptMessage> => {
  await desk
    .as('agent')
    .post(`${pathOf(kept)}/filing`)
    .expect(200);
  return intake.settled(kept.id);
};
const refusal = async (kept: KeptMessage, act: string) => {
  const { status, body } = await desk.as('agent').post(`${pathOf(kept)}/${act}`);
  return [status, body.code];
};

beforeAll(() => desk.app.get(JobWorker).start());

describe('a mail that was put aside', () => {
  it('is seen by the desk, with its text and without technical fields', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), ...ABSENCE }, 'Bin weg, aber der Lift steht'));
    expect(kept).toMatchObject({ state: 'IGNORED', reason: 'AUTO_REPLY' });
    const filter = JSON.stringify({ reason_eq_any: ['AUTO_REPLY', 'BULK', 'LIST'] });
    const list = await desk.as('agent').read('v1/intake-messages', { filter });
    const seen = list.find(({ id }: KeptMessage) => id === kept.id);
    expect(seen).toMatchObject({ reason: 'AUTO_REPLY', sender: kept.sender, hasOriginal: true });
    for (const technical of ['digest', 'identity', 'messageId', 'mailbox', 'text'])
      expect(seen).not.toHaveProperty(technical);
    const original = await desk.as('agent').read(`${pathOf(kept)}/original`);
    expect(original.text).toBe('Bin weg, aber der Lift steht');
  });

  it('becomes a ticket that waits for its type when an agent files it, and is not answered', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), Subject: 'Abwesend', ...ABSENCE }, 'Der Lift steht'));
    const { body: answer } = await desk
      .as('agent')
      .post(`${pathOf(kept)}/filing`)
      .expect(200);
    expect(answer).toMatchObject({ id: kept.id, state: 'RECEIVED', reason: null });
    const filed = await intake.settled(kept.id);
    expect(filed).toMatchObject({ state: 'FILED', reason: null, ticket_id: expect.any(String) });
    const ticket = await intake.ticketOf(filed);
    expect(ticket).toMatchObject({ type: 'UNKNOWN', state: 'PENDING', contactEmail: kept.sender });
    const mails = await desk.superuser.query(
      `select count(*)::int as count from ticket_mail where ticket_id = $1 and event = 'ISSUE_CREATED'`,
      [ticket.id],
    );
    expect(mails.rows[0].count).toBe(0);
    const seen = await desk.as('agent').read(pathOf(kept));
    expect(seen).toMatchObject({ state: 'FILED', ticket: ticket.id });
  });

  it('becomes an entry of the ticket that it belongs to', async () => {
    const From = stranger();
    const first = await intake.take(rawMail({ From, 'Message-ID': '<first-of-two@nowhere.example>' }));
    const answers = { From, 'In-Reply-To': '<first-of-two@nowhere.example>', ...ABSENCE };
    const filed = await file(await intake.take(rawMail(answers, 'Ab Montag wieder da')));
    expect(filed).toMatchObject({ state: 'FILED', ticket_id: first.ticket_id, activity: expect.any(String) });
    const entries = await intake.timelineOf(filed);
    expect(entries).toContainEqual(expect.objectContaining({ id: filed.activity, text: 'Ab Montag wieder da' }));
  });

  it('is filed once, however many agents decide so at the same moment', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), ...ABSENCE }));
    const file = () => desk.as('agent').post(`${pathOf(kept)}/filing`);
    const answers = await Promise.all([file(), file(), file()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const filed = await intake.settled(kept.id);
    const rows = await desk.rows('select id from ticket where contact_email = $1', kept.sender);
    expect(rows).toEqual([{ id: filed.ticket_id }]);
    expect(await refusal(kept, 'filing')).toEqual([409, 'NOTHING_TO_FILE']);
  });

  it('leaves the list of the desk once an agent says that it has been dealt with', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), ...ABSENCE }));
    await desk
      .as('agent')
      .post(`${pathOf(kept)}/dismissal`)
      .expect(204);
    expect(await intake.find(kept.id)).toMatchObject({ state: 'IGNORED', reason: 'DISMISSED' });
    expect(await refusal(kept, 'dismissal')).toEqual([409, 'MESSAGE_SETTLED']);
    expect(await file(kept)).toMatchObject({ state: 'FILED', ticket_id: expect.any(String) });
  });

  it('is refused with a reason once its content is no longer kept', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), ...ABSENCE }));
    await desk.superuser.query('update intake_message set has_original = false where id = $1', [kept.id]);
    expect(await refusal(kept, 'filing')).toEqual([410, 'ORIGINAL_REMOVED']);
    expect(await intake.find(kept.id)).toMatchObject({ state: 'IGNORED', reason: 'AUTO_REPLY' });
  });

  it('is not filed where its ticket has noted it already, as a mail that came back', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), ...ABSENCE }));
    const noted = await world.submit('agent', {});
    await desk.superuser.query(`update intake_message set reason = 'BOUNCE', ticket_id = $2 where id = $1`, [
      kept.id,
      noted.id,
    ]);
    expect(await refusal(kept, 'filing')).toEqual([409, 'NOTHING_TO_FILE']);
    expect(await refusal(kept, 'dismissal')).toEqual([409, 'MESSAGE_SETTLED']);
  });
});

describe('a mail that could not be filed', () => {
  it('is filed by an agent although its sender has written too many', async () => {
    const From = stranger();
    for (let count = 0; count < 10; count += 1) await intake.take(rawMail({ From }));
    const kept = await intake.take(rawMail({ From }, 'Der elfte'));
    expect(kept).toMatchObject({ state: 'FAILED', reason: 'SENDER_LIMIT' });
    const filed = await file(kept);
    expect(await intake.ticketOf(filed)).toMatchObject({ customerDescription: expect.stringContaining('Der elfte') });
  });

  it('is not filed where the mail itself is at fault', async () => {
    const kept = await intake.take(rawMail({ From: stranger() }));
    await desk.superuser.query(
      `update intake_message set state = 'FAILED', reason = 'TOO_LARGE', ticket_id = null where id = $1`,
      [kept.id],
    );
    expect(await refusal(kept, 'filing')).toEqual([409, 'NOTHING_TO_FILE']);
  });

  describe('for want of a clear sender', () => {
    const unclear = async () => {
      const kept = await intake.take(rawMail({ From: 'a@x.example, b@x.example' }, 'Zwei Absender'));
      expect(kept).toMatchObject({ state: 'FAILED', reason: 'SENDER_UNCLEAR' });
      return kept;
    };
    const send = (kept: KeptMessage, body: object) => desk.as('agent').post(`${pathOf(kept)}/filing`, body);

    it('becomes a ticket with the contact that an agent enters', async () => {
      const kept = await unclear();
      await send(kept, { contactEmail: 'petra@nowhere.example' }).expect(200);
      const filed = await intake.settled(kept.id);
      expect(filed).toMatchObject({ state: 'FILED', reason: null, ticket_id: expect.any(String) });
      expect(await intake.ticketOf(filed)).toMatchObject({
        type: 'UNKNOWN',
        contactEmail: 'petra@nowhere.example',
        customerDescription: expect.stringContaining('Zwei Absender'),
      });
    });

    it('speaks for no user whose address the agent enters', async () => {
      const kept = await unclear();
      await send(kept, { contactEmail: 'customer@alpina.example' }).expect(200);
      const ticket = await intake.ticketOf(await intake.settled(kept.id));
      expect(ticket).toMatchObject({ contactEmail: 'customer@alpina.example', author: null, customer: null });
    });

    it.each([
      [{}, '/contactEmail', 'REQUIRED'],
      [{ contactEmail: 'petra' }, '/contactEmail', 'EMAIL_INVALID'],
    ])('stays as it is for %j', async (body, pointer, code) => {
      const kept = await unclear();
      const refused = await send(kept, body).expect(422);
      expect(refused.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
      expect(await intake.find(kept.id)).toMatchObject({ state: 'FAILED', reason: 'SENDER_UNCLEAR' });
    });
  });

  it('is never filed in part, where its beginning alone is kept', async () => {
    const kept = await intake.take(rawMail({ From: stranger(), ...ABSENCE }));
    await desk.superuser.query(`update intake_message set size = size + 1, reason = 'DISMISSED' where id = $1`, [
      kept.id,
    ]);
    expect(await file(kept)).toMatchObject({ state: 'FAILED', reason: 'TOO_LARGE', ticket_id: null });
  });
});
