import { expect } from '@playwright/test';
import { apiAs } from '../journeys/support/api.js';
import { open } from '../journeys/support/desk.js';
import { orderFor } from '../journeys/support/field-order.js';
import {
  addInvoice,
  agreeOnTime,
  arrive,
  button,
  checkReport,
  close,
  finishWork,
  lacks,
  mailed,
  seesState,
  seesTheEnd,
  takeCall,
  writeReport,
} from '../journeys/support/order-chain.js';
import { test } from '../journeys/support/person.js';
import { beginWithFiles, filesOfReport } from '../journeys/support/report-files.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
const PHONE = { width: 390, height: 844 };
const PUMP = { typed: 'umwälz', name: 'Umwälzpumpe 25-40', number: 'UP-2540' };
const oneTaskOpen = t('resources.tickets.gap.STATE_TASKS', { smart_count: '1' }).split(' |||| ')[0] as string;

test('an order goes from the customer’s call to invoice and closing, and everybody hears of it by mail', async ({
  person,
}) => {
  test.slow();
  const text = `Umwälzpumpe ersetzen ${Date.now()}`;
  const agent = await person('alpina-agent');
  const id = await takeCall(agent, text);
  const say = apiAs(agent, 'alpina-agent');
  const { identifier } = await say('get', `tickets/${id}`);
  const customer = await person('alpina-customer');
  await agreeOnTime(agent, customer, id, text);

  const phone = await person('alpina-executor', { viewport: PHONE });
  await arrive(phone, id);
  const number = await writeReport(phone, id, PUMP);
  const task = await say('post', `tickets/${id}/tasks`, { data: { subject: 'Schlüssel zurückgeben' } });
  await open(phone, `issue/${id}`);
  await seesState(phone, 'IN_WORK');
  await expect(phone.getByText(oneTaskOpen).first()).toBeVisible();
  await say('patch', `tasks/${task.id}`, { data: { state: 'COMPLETED' }, version: task.version });
  await finishWork(phone, id);

  await checkReport(agent, id, number, PUMP);
  await open(agent, `issue/${id}`);
  await lacks(agent, 'ORDER_INVOICE');
  await addInvoice(agent);
  await button(agent, 'enums.ticketAction.COMPLETE_ORDER').click();
  await seesState(agent, 'ORDER_COMPLETED');
  await close(agent);
  await seesTheEnd(customer, id, number);

  const of = (word: string) => new RegExp(`${identifier}[\\s\\S]*${word}|${word}[\\s\\S]*${identifier}`);
  const { email } = await apiAs(customer, 'alpina-customer')('get', 'me');
  await mailed(customer, email, [of(text), of('08:00'), of('Pumpe läuft wieder')]);
  await mailed(agent, (await say('get', 'me')).email, [of(number)]);
});

test('a report begins with what is there of files, and says what failed of them', async ({ person }) => {
  const phone = await person('alpina-executor', { viewport: PHONE });
  const order = await orderFor(phone, `Pumpe prüfen ${Date.now()}`, '07:00');
  const say = apiAs(phone, 'alpina-executor');
  await say('post', `tickets/${order.id}/transitions`, { data: { to: 'IN_WORK' }, version: order.version });
  await open(phone, `issue/${order.id}`);
  await beginWithFiles(phone);
  await filesOfReport(phone);
});
