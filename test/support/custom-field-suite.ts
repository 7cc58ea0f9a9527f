import { startApplication, type TestApplication } from './application.js';
import { customFieldsOf } from './custom-fields.js';
import { recordsOf } from './records.js';
import { type TicketWorld, ticketWorld } from './ticket-world.js';

/** The objects of a suite about custom fields, from the moment its first test runs. */
export interface CustomFieldSuite {
  desk: TestApplication;
  world: TicketWorld;
  records: ReturnType<typeof recordsOf>;
  /** Makes a custom field. */
  field: ReturnType<typeof customFieldsOf>;
}

/** Starts an application with a world of tickets before the tests of a suite, and ends it behind them. */
export function customFieldSuite(): CustomFieldSuite {
  const suite = {} as CustomFieldSuite;
  beforeAll(async () => {
    const desk = await startApplication();
    Object.assign(suite, { desk, records: recordsOf(desk), field: customFieldsOf(desk) });
    suite.world = await ticketWorld(desk);
  });
  afterAll(() => suite.desk?.close());
  return suite;
}
