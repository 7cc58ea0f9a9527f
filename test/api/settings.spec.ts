import { codesOf, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();

describe('the settings of a tenant', () => {
  it('are made once, with the defaults of the domain, though many look at them first', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.as('agent').get('v1/tenant-settings')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.flatMap(({ body }) => body.map(({ id }: { id: string }) => id))).size).toBe(1);
    const [settings] = answers[0]?.body ?? [];
    expect(settings).toMatchObject({
      name: 'alpina',
      version: 1,
      taskGuard: 'ALL',
      workDayStart: '08:00',
      workDayEnd: '17:00',
      workingDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
      executorCompletesOrders: false,
      reportRequired: true,
      closesWithoutInvoice: [],
    });
    expect(settings.customerPriorities).toHaveLength(16);
  });

  it('say to everybody in which language the tenant works', async () => {
    const [settings] = await desk.as('otherAgent').read('v1/tenant-settings');
    const told = async (person: 'otherManager' | 'otherAgent' | 'customer' | 'executor') =>
      (await desk.as(person).read('v1/me')).tenantLocale;
    expect([await told('customer'), await told('executor'), await told('otherAgent')]).toEqual(Array(3).fill('de-CH'));
    await desk
      .as('otherManager')
      .change(`v1/tenant-settings/${settings.id}`, settings.version, { language: 'fr-CH' })
      .expect(200);
    expect([await told('customer'), await told('otherAgent')]).toEqual(['de-CH', 'fr-CH']);
  });

  it('are changed by managers of master data, and neither created nor deleted', async () => {
    const records = recordsOf(desk);
    const body = await desk.as('agent').read('v1/tenant-settings');
    const changed = await records.patch('tenant-settings', body[0], {
      name: 'Alpina Service AG',
      taskGuard: 'COMPLETING',
    });
    expect(changed.body).toMatchObject({ name: 'Alpina Service AG', taskGuard: 'COMPLETING', version: 2 });
    await records.patch('tenant-settings', changed.body, { name: 'Nein' }, 'agent').expect(403);
    const answer = await records.patch('tenant-settings', changed.body, { workingDays: [], supportEmail: 'x' });
    expect(codesOf(answer.body)).toEqual([
      ['/supportEmail', 'EMAIL_INVALID'],
      ['/workingDays', 'CHOOSE_ONE'],
    ]);
    await desk.as('manager').post('v1/tenant-settings', { name: 'Zweite' }).expect(404);
    await desk.as('manager').delete(`v1/tenant-settings/${body[0].id}`).expect(404);
  });
});
