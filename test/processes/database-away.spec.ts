import { troubledDesk } from '../support/database-trouble.js';
import { use } from '../support/use-desk.js';

const desk = use(troubledDesk, (desk) => desk.stop());

describe('under a load of acknowledged writes', () => {
  it('a frozen database is told as 503 within seconds, and serves again when it goes on', () => desk.freeze(8_000));

  it('killed backends of the database lose nothing, and need nobody', () => desk.kill('backend', 1));

  it('a killed API that is started again loses nothing', () => desk.kill('api', 1));

  it('a killed worker that is started again loses nothing', () => desk.kill('worker', 1));
});
