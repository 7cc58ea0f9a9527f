import { expect } from '@playwright/test';
import { dayFromNow } from '../support/days.js';
import { apiAs } from './support/api.js';
import { open, settled } from './support/desk.js';
import { ownTicket } from './support/new-ticket.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');

const oneTaskOpen = t('resources.tickets.gap.STATE_TASKS', { smart_count: '1' }).split(' |||| ')[0] as string;

test('an open task holds a ticket up until it is done', async ({ person }) => {
  const page = await person('alpina-agent');
  const ticket = await ownTicket(page, { customerDescription: 'Aufgaben im Weg' });
  await open(page, `issue/${ticket.id}`);
  await page.getByRole('tab', { name: t('resources.tasks.panels.ticket.name') }).click();
  const quick = page.getByRole('textbox', { name: t('resources.tasks.panels.ticket.add') });
  await quick.fill('Ventil bestellen');
  await quick.press('Enter');
  await expect(page.getByRole('button', { name: 'Ventil bestellen', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: `${t('resources.tasks.panels.ticket.name')} (1)` })).toBeVisible();

  await page.getByRole('tab', { name: t('tickets.detail.conversation') }).click();
  await page.getByRole('status').getByRole('button', { name: oneTaskOpen }).click();
  await expect(quick).toBeVisible();
  await page.getByRole('button', { name: t('generator.transitions.others') }).click();
  const close = page.getByRole('menuitem', { name: t('enums.ticketAction.CLOSE') });
  await expect(close).toContainText(oneTaskOpen);
  await close.click();
  const dialog = page.getByRole('dialog', { name: t('tickets.dialog.CLOSE') });
  await expect(dialog.getByRole('button', { name: oneTaskOpen })).toBeVisible();

  const agent = apiAs(page, 'alpina-agent');
  const [task] = (await agent('get', `tickets/${ticket.id}/tasks`)) as { id: string; version: number }[];
  await agent('patch', `tasks/${task?.id}`, { data: { state: 'COMPLETED' }, version: task?.version });
  await dialog.getByRole('radio', { name: t('enums.closingState.COMPLETED'), exact: true }).check();
  // An invoice is not usual for this ticket: a sentence stands in the place of the question.
  await expect(dialog.getByText(t('tickets.unasked.CLOSE_WITHOUT_INVOICE'))).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: t('enums.ticketAction.CLOSE'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('enums.ticketState.CLOSED')).first()).toBeVisible();
  await expect(quick).toBeHidden();
});

test('a task is done by its checkbox, stands behind a click, and is deleted from its menu', async ({ person }) => {
  const page = await person('alpina-agent');
  const ticket = await ownTicket(page, { customerDescription: 'Erledigtes' });
  const agent = apiAs(page, 'alpina-agent');
  await agent('post', `tickets/${ticket.id}/tasks`, { data: { subject: 'Schlüssel abholen' } });
  await open(page, `issue/${ticket.id}?part=tasks`);
  const name = 'Schlüssel abholen';
  await page.getByRole('checkbox', { name: t('tickets.task.complete', { name }) }).click();
  const text = (key: string, values = {}) => t(`resources.tasks.panels.ticket.${key}`, values);
  await page.getByRole('button', { name: text('folded', { smart_count: '1' }).split(' |||| ')[0] as string }).click();
  await expect(page.getByRole('checkbox', { name: t('tickets.task.reopen', { name }) })).toBeChecked();
  await page.getByRole('button', { name: t('generator.panel.menu', { title: name }) }).click();
  await page.getByRole('menuitem', { name: t('ra.action.delete') }).click();
  const question = page.getByRole('dialog', { name: text('removeTitle', { title: name }) });
  await question.getByRole('button', { name: t('ra.action.delete') }).click();
  await expect(page.getByRole('heading', { name: text('empty') })).toBeVisible();
});

test('a private task is told to nobody but whom it concerns', async ({ person }) => {
  const page = await person('alpina-agent');
  const ticket = await ownTicket(page, { customerDescription: 'Privates' });
  await open(page, `issue/${ticket.id}?part=tasks`);
  await page.getByRole('button', { name: t('generator.panel.wholeForm') }).click();
  const dialog = page.getByRole('dialog', { name: t('resources.tasks.panels.ticket.add') });
  await dialog.getByRole('textbox', { name: t('resources.tasks.fields.subject') }).fill('Vertrauliches klären');
  await dialog.getByLabel(t('resources.tasks.fields.isPrivate'), { exact: true }).check();
  await dialog.getByRole('button', { name: t('resources.tasks.panels.ticket.add') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Vertrauliches klären', exact: true })).toBeVisible();

  const stranger = await person('alpina-manager');
  await open(stranger, `issue/${ticket.id}?part=tasks`);
  await expect(stranger.getByText(t('tickets.task.hiddenOpen'))).toBeVisible();
  await expect(stranger.getByText('Vertrauliches klären')).toHaveCount(0);
  await stranger.getByRole('tab', { name: t('tickets.detail.conversation') }).click();
  await settled(stranger);
  await expect(stranger.getByText('Vertrauliches klären')).toHaveCount(0);
});

test('who is away is asked for before something is assigned to them, and is reminded until they are back', async ({
  person,
}) => {
  const page = await person('alpina-agent');
  const admin = apiAs(page, 'alpina-admin');
  const { name } = await admin('get', 'me');
  await admin('delete', 'me/absence');
  await admin('post', 'absences', { data: { activeFrom: dayFromNow(-1), activeTo: dayFromNow(6) } });
  const ticket = await ownTicket(page, { customerDescription: 'Vertretung nötig' });
  await open(page, `issue/${ticket.id}`);
  const responsible = t('resources.tickets.fields.responsible');
  await page.getByRole('button', { name: `${responsible} bearbeiten` }).click({ force: true });
  const input = page.getByRole('combobox', { name: responsible });
  // The name of who is responsible comes a moment later than the input.
  await expect(input).toHaveValue(/./);
  await input.fill(String(name));
  // The list is filtered a moment after the input; an option that moves under the pointer is not chosen.
  await expect(page.getByRole('option')).toHaveText([new RegExp(`${name}.*abwesend bis`)]);
  await page.getByRole('option').click();
  await page.getByRole('button', { name: t('ra.action.save'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('generator.confirmation.title') });
  await expect(question).toContainText(String(name));
  await question.getByRole('button', { name: t('ra.action.confirm') }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('[data-property="responsible"]')).toContainText(String(name));
  await page.getByRole('button', { name: t('absences.toMe') }).click();
  await expect(page.getByRole('button', { name: t('absences.toMe') })).toBeHidden();

  const away = await person('alpina-admin');
  await open(away, 'dashboard');
  await away
    .getByRole('banner')
    .getByRole('button', { name: /^Abwesend bis|^Sie sind abwesend bis/ })
    .click();
  await away.getByRole('button', { name: t('absences.end') }).click();
  await expect(away.getByText(t('absences.ended'))).toBeVisible();
  await expect(away.getByRole('banner').getByText(/Abwesend bis/)).toHaveCount(0);
});
