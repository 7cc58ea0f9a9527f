import { expect, test } from '@playwright/test';
import { startImapImitation } from '../support/imap-imitation.js';
import { apiAs, type Json } from './support/api.js';
import { open, signedIn } from './support/desk.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const field = (name: string) => t(`resources.mailboxes.fields.${name}`);
const action = (name: string) => t(`resources.mailboxes.actions.test.${name}`);

test('a mailbox is set up, its test says at which step it fails, and nobody reads its password again', async ({
  page,
}) => {
  const right = 'richtig-4711';
  let entered = '';
  const server = await startImapImitation({
    LOGIN: (say, tag) => say(entered === right ? `${tag} OK in` : `${tag} NO [AUTHENTICATIONFAILED] no`),
  });
  await signedIn(page, 'alpina-admin');
  const admin = apiAs(page, 'alpina-admin');
  const name = `Posteingang ${Date.now()}`;
  const found = async () => ((await admin('get', 'mailboxes?range=[0,99]')) as Json[]).find((one) => one.name === name);
  const told: string[] = [];
  page.on('requestfinished', async (request) => {
    if (!/\/services\/v1\/(mailboxes|config-changes)/.test(request.url())) return;
    // The browser drops the body of an answer to a page that was left.
    const answer = await request.response();
    told.push((await answer?.text().catch(() => '')) ?? '');
  });
  try {
    await open(page, 'admin/support/mailboxes');
    await page.getByRole('link', { name: t('generator.action.create'), exact: true }).click();
    await page.getByLabel(field('name')).fill(name);
    await page.getByLabel(field('host')).fill('127.0.0.1');
    await page.getByLabel(field('security')).click();
    await page.getByRole('option', { name: t('enums.mailboxSecurity.PLAIN') }).click();
    await page.getByLabel(field('port')).fill(String(server.port));
    await page.getByRole('textbox', { name: field('user') }).fill('post@alpina.example');
    entered = 'falsch-0815';
    await page.getByRole('textbox', { name: field('password') }).fill(entered);
    await page.getByRole('button', { name: t('generator.action.save') }).click();

    // Read by the worker and tried by hand: both name the fault.
    const check = page.getByRole('button', { name: action('name') });
    await check.click();
    const outcome = page.getByRole('dialog', { name: action('name') });
    await expect(outcome.getByRole('alert')).toContainText(action('failed'));
    await expect(outcome).toContainText(t('enums.mailboxStep.SIGN_IN'));
    await expect(outcome).toContainText(t('enums.mailboxProblem.SIGN_IN_REFUSED'));
    await outcome.getByRole('button', { name: t('ra.action.close') }).click();
    await expect(page.getByRole('main')).toContainText(t('enums.mailboxState.REFUSED'));

    await page.getByRole('link', { name: t('generator.action.edit') }).click();
    const password = page.getByRole('textbox', { name: field('password') });
    await expect(password).toHaveValue('');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByText(t('generator.secret.keep'))).toBeVisible();
    entered = right;
    await password.fill(entered);
    await page.getByRole('button', { name: t('generator.action.save') }).click();
    await check.click();
    await expect(outcome.getByRole('alert')).toContainText(action('ok'));
    await outcome.getByRole('button', { name: t('ra.action.close') }).click();
    await expect(page.getByRole('main')).toContainText(t('enums.mailboxState.CONNECTED'));

    await page.getByRole('button', { name: t('support.changes.open') }).click();
    await expect(page.getByRole('dialog')).toContainText(t('support.changes.secret'));
    await expect.poll(() => told.filter((answer) => answer.includes(name)).length).toBeGreaterThan(3);
    expect(told.join('\n')).not.toMatch(/falsch-0815|richtig-4711/);
  } finally {
    const { id, version } = (await found()) ?? {};
    if (id) await admin('delete', `mailboxes/${id}`, { version });
    await server.close();
  }
});
