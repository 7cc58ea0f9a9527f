import { startApplication, type TestApplication } from './application.js';
import { startMailServer, type TestMailServer } from './mail-server.js';
import { type TicketWorld, ticketWorld } from './ticket-world.js';

/** A desk with tickets, and the server that its mails go to. */
interface MailedDesk {
  readonly desk: TestApplication;
  readonly world: TicketWorld;
  readonly smtp: TestMailServer;
}

/** Starts such a desk; its end is that of the server too. Nothing is sent before the desk's jobs run. */
export async function mailedDesk(settings: Record<string, string> = {}): Promise<MailedDesk> {
  const smtp = await startMailServer();
  const desk = await startApplication({ SMTP_URL: smtp.url, ...settings });
  const close = async () => {
    await desk.close();
    await smtp.close();
  };
  return { desk: { ...desk, close }, world: await ticketWorld(desk), smtp };
}
