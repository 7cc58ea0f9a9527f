import type { Page } from '@playwright/test';
import { dayFromNow } from '../../support/days.js';
import { apiAs, type Json } from './api.js';

/** An order of the executor at a site of the customer, without an appointment. */
export async function unplannedOrder(page: Page, text: string): Promise<Json> {
  const agent = apiAs(page, 'alpina-agent');
  const [category] = (await agent('get', 'categories')) as Json[];
  const { customer } = await agent(
    'get',
    `tickets/${(await apiAs(page, 'alpina-customer')('post', 'tickets', { data: { type: 'INCIDENT', category: category?.id, customerDescription: text } })).id}`,
  );
  const [location] = (await agent('get', `customers/${customer}/locations`)) as Json[];
  const executor = await apiAs(page, 'alpina-executor')('get', 'me');
  const data = {
    type: 'ORDER',
    customer,
    location: location?.id,
    category: category?.id,
    customerDescription: text,
    executionDescription: text,
    contactName: 'Anna Keller',
    contactPhone: '+41 44 123 45 67',
    executionCompany: 'Rohr & Draht',
    executionResponsible: executor.id,
    priority: 'IMMEDIATELY',
  };
  return { ...(await agent('post', 'tickets', { data })), executor: executor.id };
}

/** An order with an appointment of today for the executor. */
export async function orderFor(page: Page, text: string, startTime: string): Promise<Json> {
  const agent = apiAs(page, 'alpina-agent');
  const order = await unplannedOrder(page, text);
  const time = { title: text, date: dayFromNow(0), startTime, endTime: startTime, person: order.executor };
  const confirm = ['APPOINTMENT_CONFLICT', 'APPOINTMENT_TRAVEL', 'ASSIGNEE_ABSENT'];
  await agent('post', `tickets/${order.id}/appointments`, { data: { ...time, confirm } });
  return order;
}
