import { expect, type Page, test } from '@playwright/test';
import { apiAs } from '../journeys/support/api.js';
import { deskUrl, fillSignIn, open, settled, signedIn } from '../journeys/support/desk.js';
import { PNG } from '../journeys/support/files.js';
import { newTicket } from '../journeys/support/new-ticket.js';
import { textsOf } from '../journeys/support/texts.js';

const t = textsOf('de-CH');
/** Enough work notes that the first one stands on no page that is loaded at first. */
const MANY = 150;

const ask = (page: Page, path: string, data?: object) =>
  apiAs(page, 'alpina-agent')(data ? 'post' : 'get', path, { data });

/** A ticket whose contact has a name. */
const ticketOf = (page: Page, customerDescription: string) =>
  newTicket(page, { customerDescription, contactName: 'Nora Zimmermann', contactPhone: '+41 44 555 10 20' });

const log = (page: Page) => page.getByRole('log', { name: t('tickets.timeline.title') });
const message = (page: Page) => page.getByRole('textbox', { name: t('tickets.composer.message') });

test('an agent sends a filled text block with a picture, which survive a reload before', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  const ticket = await ticketOf(page, 'Das Tor klemmt');
  await open(page, `issue/${ticket.id}`);
  await message(page).press('/');
  const choice = page.getByRole('dialog', { name: t('tickets.composer.textBlock') });
  await choice.getByRole('combobox').fill('eingangs');
  await expect(choice.getByText(`unter ${ticket.identifier} aufgenommen`)).toBeVisible();
  await choice.getByRole('combobox').press('Enter');
  await expect(message(page)).toHaveValue(new RegExp(`^Guten Tag Nora Zimmermann[^]*${ticket.identifier}`));
  await message(page).pressSequentially('\nhttps://volta.example/tor');
  const picture = { name: 'tor.png', mimeType: 'image/png', buffer: PNG };
  await page.locator('[data-composer] input[type="file"]').setInputFiles(picture);
  const leaveOut = page.getByRole('button', { name: t('files.leaveOut', { name: 'tor.png' }) });
  await expect(page.getByRole('list').filter({ has: leaveOut })).toHaveAttribute('aria-busy', 'false');

  await page.reload();
  await expect(message(page)).toHaveValue(/Guten Tag Nora Zimmermann/);
  await expect(leaveOut).toBeVisible();
  await message(page).press('Control+Enter');
  const said = log(page).getByRole('article').filter({ hasText: 'Guten Tag Nora Zimmermann' });
  await expect(said.getByRole('link', { name: 'https://volta.example/tor' })).toHaveAttribute('rel', /noopener/);
  await expect(message(page)).toHaveValue('');
  await said.getByRole('button', { name: t('files.picture.open', { name: 'tor.png' }) }).click();
  const large = page.getByRole('dialog', { name: 'tor.png' });
  await expect(large.getByRole('img', { name: 'tor.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(log(page).getByText(t('enums.activityKind.ATTACHMENT_ADDED'))).toHaveCount(0);
  await open(page, `issue/${ticket.id}?part=attachments`);
  await page.getByRole('checkbox', { name: t('resources.attachments.fields.visibleForCustomer') }).check();
  await page
    .getByRole('tabpanel')
    .locator('input[type="file"]')
    .setInputFiles({ ...picture, name: 'plan.png' });
  const shown = page.getByRole('switch', { name: t('resources.attachments.panels.ticket.flag', { name: 'plan.png' }) });
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).not.toBeChecked();
});

test('the filters of the timeline show their part, say so, and belong to their ticket', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  const ticket = await ticketOf(page, 'Der Lift steht');
  await ask(page, `tickets/${ticket.id}/messages`, { text: 'Wir kommen heute.' });
  await ask(page, `tickets/${ticket.id}/work-notes`, { text: 'Schlüssel beim Hauswart' });
  await open(page, `issue/${ticket.id}`);
  const filter = (name: string) => page.getByRole('button', { name: t(`enums.activityFilter.${name}`), exact: true });
  await filter('WORK_NOTES').click();
  await expect(log(page).getByText('Schlüssel beim Hauswart')).toBeVisible();
  await expect(log(page).getByText('Wir kommen heute.')).toHaveCount(0);
  await filter('CUSTOMER_MESSAGES').click();
  await expect(log(page).getByText('Wir kommen heute.')).toBeVisible();
  await expect(log(page).getByText('Schlüssel beim Hauswart')).toHaveCount(0);
  await page.getByRole('button', { name: t('tickets.timeline.showAll') }).click();
  await expect(filter('ALL')).toHaveAttribute('aria-pressed', 'true');
  await expect(log(page).getByText('Schlüssel beim Hauswart')).toBeVisible();
  await filter('WORK_NOTES').click();
  const other = await ticketOf(page, 'Die Tür klemmt');
  await open(page, `issue/${other.id}`);
  await expect(filter('ALL')).toHaveAttribute('aria-pressed', 'true');
});

test('a link leads to an old entry of a long timeline, from which one goes on in both directions', async ({ page }) => {
  test.slow();
  await signedIn(page, 'alpina-agent');
  const ticket = await ticketOf(page, 'Lange Geschichte');
  const old = await ask(page, `tickets/${ticket.id}/work-notes`, { text: 'Ganz am Anfang' });
  for (let at = 1; at <= MANY; at++)
    await ask(page, `tickets/${ticket.id}/work-notes`, { text: `Notiz ${at} von vielen` });
  await open(page, `issue/${ticket.id}`);
  await expect(log(page).getByText(`Notiz ${MANY} von vielen`)).toBeInViewport();
  await expect(log(page).getByText('Ganz am Anfang')).toHaveCount(0);

  await page.goto('about:blank');
  await open(page, `issue/${ticket.id}#activity-${old.id}`);
  await expect(page.locator(`#activity-${old.id}`)).toBeInViewport();
  await expect(page.locator(`#activity-${old.id}`)).toHaveAttribute('aria-current', 'true');
  await expect(log(page).getByText(`Notiz ${MANY} von vielen`)).toHaveCount(0);
  await page.getByRole('button', { name: t('tickets.timeline.loadNewer') }).click();
  await expect(log(page).getByText('Notiz 61 von vielen')).toHaveCount(1);
  await page.getByRole('button', { name: t('tickets.timeline.toNewest') }).click();
  await expect(log(page).getByText(`Notiz ${MANY} von vielen`)).toBeInViewport();
  const reached = log(page).getByText('Ganz am Anfang');
  await expect(async () => {
    await log(page).evaluate((list) => list.scrollTo({ top: 0 }));
    await expect(reached).toHaveCount(1, { timeout: 500 });
  }).toPass();
});

test('a link to an entry leads there over the sign-in page as well', async ({ page }) => {
  const ticket = await ticketOf(page, 'Link in einer Nachricht');
  const note = await ask(page, `tickets/${ticket.id}/work-notes`, { text: 'Hierher' });
  await page.addInitScript(() => localStorage.setItem('locale', 'de-CH'));
  await page.goto(`${deskUrl()}issue/${ticket.id}?tenant=alpina#activity-${note.id}`);
  await fillSignIn(page, 'alpina-agent', 'demo');
  await expect(page.locator(`#activity-${note.id}`)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`/issue/${ticket.id}#activity-${note.id}$`));
});

test('the history tells old and new value, and an edit is taken back', async ({ page }) => {
  await signedIn(page, 'alpina-agent');
  const ticket = await ticketOf(page, 'Falscher Name');
  await open(page, `issue/${ticket.id}`);
  const label = t('tickets.label.contactName');
  const property = page.locator('[data-property="contactName"]');
  const edit = async (name: string) => {
    await property.hover();
    await property.getByRole('button', { name: t('generator.property.edit', { field: label }) }).click();
    const input = page.getByRole('textbox', { name: label });
    await input.fill(name);
    await input.press('Enter');
  };
  await edit('Nora Ziegler');
  const notice = page.getByRole('alert').filter({ hasText: t('generator.property.saved', { field: label }) });
  await notice.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect(page.getByText(t('generator.property.restored', { field: label }))).toBeVisible();
  await expect(property).toContainText('Nora Zimmermann');

  await edit('Nora Zeller');
  await expect(notice).toBeVisible();
  const { version } = await ask(page, `tickets/${ticket.id}`);
  const data = { contactName: 'Nora Zuber' };
  await apiAs(page, 'alpina-manager')('patch', `tickets/${ticket.id}`, { data, version });
  await notice.getByRole('button', { name: t('ra.action.undo') }).click();
  await expect(page.getByText(new RegExp(`«${label}» inzwischen geändert`))).toBeVisible();
  await expect(property).toContainText('Nora Zuber');

  await property.hover();
  await property.getByRole('link', { name: t('tickets.history.ofField', { field: label }) }).click();
  await settled(page);
  const rows = page.getByRole('table', { name: t('tickets.history.title') }).getByRole('row');
  await expect(rows).toContainText([
    t('tickets.history.who'),
    /Nora Zeller.*Nora Zuber/,
    /Nora Zimmermann.*Nora Zeller/,
    /Nora Ziegler.*Nora Zimmermann/,
    /Nora Zimmermann.*Nora Ziegler/,
    /Nora Zimmermann/,
  ]);
});
