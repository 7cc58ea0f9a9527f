import { expect, type Page } from '@playwright/test';
import { apiAs, type Json } from '../journeys/support/api.js';
import { open } from '../journeys/support/desk.js';
import { press, typeTime } from '../journeys/support/form.js';
import { test } from '../journeys/support/person.js';
import { textsOf } from '../journeys/support/texts.js';
import { dayFromNow } from '../support/days.js';

const t = textsOf('de-CH');

/** An incident of the customer, assigned to an agent without other appointments. */
async function incident(page: Page): Promise<Json> {
  const agent = apiAs(page, 'alpina-agent');
  const [category] = (await agent('get', 'categories')) as Json[];
  const said = { type: 'INCIDENT', category: category?.id, customerDescription: 'Die Lüftung rauscht.' };
  const ticket = await apiAs(page, 'alpina-customer')('post', 'tickets', { data: said });
  const { id: responsible } = await agent('get', 'me');
  return agent('patch', `tickets/${ticket.id}`, { data: { responsible }, version: ticket.version });
}

test('the desk makes an appointment, the customer asks for another time on the phone and gets it', async ({
  person,
}) => {
  const desk = await person('alpina-agent');
  const { id } = await incident(desk);
  await open(desk, `issue/${id}?part=appointments`);
  await desk.getByRole('button', { name: t('resources.appointments.panels.ticket.add') }).click();
  const dialog = desk.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(t(`resources.appointments.fields.${name}`), { exact: false });
  await field('title').first().fill('Lüftung prüfen');
  const day = dayFromNow(20);
  await typeTime(desk, 'date', day.split('-').toReversed().join(''));
  await typeTime(desk, 'startTime', '1000');
  await typeTime(desk, 'endTime', '0900');
  await dialog.getByRole('button', { name: t('resources.appointments.panels.ticket.add') }).click();
  await expect(dialog.getByText(t('errors.END_BEFORE_START')).first()).toBeVisible();
  await typeTime(desk, 'endTime', '1130');
  await dialog.getByRole('button', { name: t('resources.appointments.panels.ticket.add') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Lüftung prüfen', { exact: true })).toBeVisible();

  const phone = await person('alpina-customer', { viewport: { width: 390, height: 844 } });
  await open(phone, `issue/${id}?part=appointments`);
  await phone.getByRole('button', { name: t('resources.appointments.actions.proposal.name') }).click();
  const wish = phone.getByRole('dialog');
  await wish
    .getByLabel(t('resources.appointments.actions.proposal.fields.note'))
    .fill('Erst nach dem Mittag ist jemand da.');
  await typeTime(phone, 'endTime', '1430');
  await typeTime(phone, 'startTime', '1330');
  await wish.getByRole('button', { name: t('resources.appointments.actions.proposal.submit') }).click();
  await expect(phone.getByText('Erst nach dem Mittag ist jemand da.')).toBeVisible();

  // The desk is notified of it.
  await desk.getByRole('button', { name: t('tickets.appointment.accept') }).click();
  await press(desk, 'ra.action.save');
  await expect(desk.getByText(t('enums.appointmentState.CONFIRMED'), { exact: true })).toBeVisible();
  await expect(phone.getByText(t('enums.appointmentState.CONFIRMED'), { exact: true })).toBeVisible();
});

test('the desk is asked whether it is meant so, and calls an appointment off with a word', async ({ person }) => {
  const desk = await person('alpina-agent');
  const { id } = await incident(desk);
  const agent = apiAs(desk, 'alpina-agent');
  const time = { title: 'Filter wechseln', date: dayFromNow(21), startTime: '08:00', endTime: '09:00' };
  const first = await agent('post', `tickets/${id}/appointments`, { data: time });
  await agent('post', `tickets/${id}/appointments`, {
    data: { ...time, title: 'Danach', startTime: '09:00', endTime: '10:00' },
  });
  await open(desk, `issue/${id}?part=appointments`);
  const item = (of: Json) => desk.locator(`[data-line="${of.id}"]`);
  const menu = async (action: string) => {
    await item(first)
      .getByRole('button', { name: t('resources.appointments.panels.ticket.menu', { title: 'Filter wechseln' }) })
      .click();
    await desk.getByRole('menuitem', { name: t(action) }).click();
  };
  await menu('resources.appointments.panels.ticket.change');
  const dialog = desk.getByRole('dialog', { name: t('resources.appointments.panels.ticket.change') });
  await typeTime(desk, 'endTime', '0930');
  await dialog.getByRole('button', { name: t('ra.action.save') }).click();
  const question = desk.getByRole('dialog', { name: t('generator.confirmation.title') });
  await expect(question).toContainText('Danach');
  await question.getByRole('button', { name: t('ra.action.confirm') }).click();
  await expect(item(first)).toContainText('09:30');

  await menu('resources.appointments.actions.cancellation.name');
  const off = desk.getByRole('dialog', {
    name: t('resources.appointments.actions.cancellation.title', { title: 'Filter wechseln' }),
  });
  await off.getByLabel(t('resources.appointments.actions.cancellation.fields.reason')).fill('Der Filter ist nicht da.');
  await off.getByRole('button', { name: t('resources.appointments.actions.cancellation.name') }).click();
  await desk
    .getByRole('button', {
      name: t('resources.appointments.panels.ticket.folded', { smart_count: '1' }).split(' |||| ')[0] as string,
    })
    .click();
  await expect(item(first)).toContainText(t('enums.appointmentState.CANCELLED'));
  await desk.getByRole('tab', { name: t('tickets.detail.conversation') }).click();
  await expect(desk.getByText('Der Filter ist nicht da.')).toBeVisible();
});
