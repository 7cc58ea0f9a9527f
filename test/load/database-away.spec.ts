import { troubledDesk } from '../support/database-trouble.js';
import { use } from '../support/use-desk.js';

const FROZEN_MS = 30_000;
/** The promised time on an idle machine. */
const BACK_WITHIN_MS = 2_000;
const KILLS = Number(process.env.VSD_KILLS ?? 20);

const desk = use(troubledDesk, (desk) => desk.stop());

describe('under a load of acknowledged writes', () => {
  it('a database frozen for half a minute is told as 503 within seconds, and serves again when it goes on', () =>
    desk.freeze(FROZEN_MS, BACK_WITHIN_MS));

  it.each(['backend', 'api', 'worker'] as const)(`${KILLS} kills of %s lose nothing, and need nobody`, (what) =>
    desk.kill(what, KILLS),
  );
});
