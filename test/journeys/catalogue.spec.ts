import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { BROWSER_FLAGS, browserPath } from '../support/browser.js';
import { apiAs, type Json } from './support/api.js';
import { open } from './support/desk.js';
import { orderFor } from './support/field-order.js';
import { test } from './support/person.js';
import { textsOf } from './support/texts.js';

const t = textsOf('de-CH');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** On a package that the camera sees, and in no catalogue yet. */
const BARCODE = '7640999000013';

/** A film of a package on a bench, as the camera in the test sees it. */
async function film(code: string): Promise<string> {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } });
  const { svg } = await writeBarcode(code, { format: 'EAN13', scale: 3 });
  const label = await sharp(Buffer.from(svg)).resize({ width: 360 }).flatten({ background: '#fff' }).png().toBuffer();
  const bench = { width: 640, height: 480, channels: 3, background: '#c8c2b4' } as const;
  const picture = await sharp({ create: bench })
    .composite([{ input: label }])
    .jpeg({ quality: 90 })
    .toBuffer();
  const file = join(mkdtempSync(join(tmpdir(), 'vsd-camera-')), 'package.mjpeg');
  writeFileSync(file, Buffer.concat(Array.from({ length: 10 }, () => picture)));
  return file;
}

const CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...BROWSER_FLAGS, ...CAMERA, `--use-file-for-fake-video-capture=${await film(BARCODE)}`],
  },
});

const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
const input = (page: Page, name: string) => page.getByLabel(t(`resources.report-positions.fields.${name}`));

test('an agent adds a position of the catalogue by search, and one with a number that it does not know is marked', async ({
  person,
}) => {
  const agent = await person('alpina-agent');
  const order = await orderFor(agent, 'Wärmepumpe prüfen', '22:10');
  const report = await apiAs(agent, 'alpina-executor')('post', `tickets/${order.id}/reports`, { data: {} });
  await open(agent, `issue/${order.id}/report/${report.identifier}`);
  const number = agent.getByRole('combobox', { name: t('resources.report-positions.fields.catalogNumber') });
  const unit = agent.getByRole('combobox', { name: /^Einheit/ });
  await number.fill('serviceleistung');
  await agent.getByRole('option', { name: /^Serviceleistung Techniker/ }).click();
  await expect(unit).toHaveText(t('enums.unit.HUR'));
  // Another one is looked for in its place, and brings its kind and unit.
  await number.fill('umwälz');
  await agent.getByRole('option', { name: /^Umwälzpumpe 25-40/ }).click();
  await expect(number).toHaveValue('UP-2540');
  await expect(input(agent, 'description')).toHaveValue('Umwälzpumpe 25-40');
  await expect(agent.getByRole('radio', { name: t('enums.positionKind.MATERIAL') })).toBeChecked();
  await expect(unit).toHaveText(t('enums.unit.EA'));
  await input(agent, 'quantity').fill('2');
  await button(agent, 'resources.report-positions.panels.report.add').click();
  await expect(agent.getByRole('cell', { name: /824\.00/ }).first()).toBeVisible();

  await number.fill('UP-9999');
  await input(agent, 'description').fill('Pumpe');
  await input(agent, 'quantity').fill('1');
  await button(agent, 'resources.report-positions.panels.report.add').click();
  // No ERP is connected: the number is taken and looked up later.
  const marked = `Pumpe UP-9999 (${t('customers.crm.unverified')})`;
  await expect(agent.getByRole('cell', { name: marked, exact: true })).toBeVisible();

  // A material has no employee; its row becomes a form, which Escape leaves and Enter stores.
  await expect(input(agent, 'employee')).toBeHidden();
  const edit = agent.getByRole('button', { name: t('generator.panel.edit', { title: 'Pumpe' }), exact: true });
  await edit.press('Enter');
  await expect(input(agent, 'description').first()).toBeFocused();
  await expect(button(agent, 'resources.report-positions.panels.report.add')).toBeHidden();
  await input(agent, 'quantity').first().fill('3');
  await agent.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await input(agent, 'quantity').first().fill('4');
  // The changed position is deleted before its list is loaded again.
  await agent.route('**/positions?*', () => {});
  await agent.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  const quantities = async () => {
    const positions = (await apiAs(agent, 'alpina-executor')('get', `reports/${report.id}/positions`)) as Json[];
    return positions.map(({ quantity }) => quantity);
  };
  expect(await quantities()).toEqual([2, 4]);
  await agent.getByRole('button', { name: t('generator.panel.delete', { title: 'Pumpe' }), exact: true }).click();
  await agent
    .getByRole('dialog')
    .getByRole('button', { name: t('generator.action.delete') })
    .click();
  await expect.poll(quantities).toEqual([2]);
  await expect(edit).toBeHidden();

  await agent.route('**/crm/catalog-items*', (route) =>
    route.fulfill({ status: 503, json: { code: 'ERP_UNAVAILABLE' } }),
  );
  await number.fill('kugelhahn');
  await expect(agent.getByText(t('app.loadFailed.catalog'))).toBeVisible();
});

test('an executor scans material: a code that no item has, the same once one has it, and without a camera by words', async ({
  person,
}) => {
  const phone = await person('alpina-executor', PHONE);
  const order = await orderFor(phone, 'Füllventil ersetzen', '22:20');
  await open(phone, `my-day/${order.id}`);
  const dialog = phone.getByRole('dialog', { name: t('field.scan.title') });
  const scan = async () => {
    await button(phone, 'field.material').click();
    await button(phone, 'field.scan.title').click();
  };
  await scan();
  await expect(dialog.getByText(t('field.scan.unknown', { code: BARCODE }))).toBeVisible();
  await dialog.getByRole('button', { name: t('field.scan.words') }).click();
  await expect(phone.getByLabel(t('field.form.description'))).toHaveValue('');

  const item = { number: 'SP-0999', name: 'Füllventil universal', unit: 'SET', barcode: BARCODE };
  await apiAs(phone, 'alpina-manager')('post', 'catalog-items', { data: item });
  await phone.reload();
  await scan();
  await expect(phone.getByLabel(t('field.form.description'))).toHaveValue(item.name);
  await expect(dialog).toBeHidden();
  await button(phone, 'ra.action.save').click();
  await expect(phone.getByRole('list', { name: t('tickets.reports.one') })).toContainText(item.name);
  const executor = apiAs(phone, 'alpina-executor');
  const [report] = (await executor('get', `tickets/${order.id}/reports`)) as Json[];
  const positions = (await executor('get', `reports/${report?.id}/positions`)) as Json[];
  expect(positions).toMatchObject([{ kind: 'MATERIAL', catalogNumber: item.number, unit: 'SET', quantity: 1 }]);

  await phone.evaluate(
    `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))`,
  );
  await scan();
  await expect(dialog.getByText(t('field.scan.refused'))).toBeVisible();
  await dialog.getByRole('button', { name: t('field.scan.words') }).click();
  await phone.getByLabel(t('field.form.description')).fill('umwälz');
  await expect(phone.getByRole('option', { name: /^Umwälzpumpe 25-40/ })).toBeVisible();
});
