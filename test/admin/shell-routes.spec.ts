/// <reference types="jest" />
import { crumbsOf, labelOf } from '../../admin/layout/crumbs';
import { activeItem, navigationFor } from '../../admin/layout/navigation';
import { Role } from '../../admin/providers/role';
import { fits, isKnownPath, mayOpen } from '../../admin/providers/routes';

const textBlocks = { route: 'masterdata/text-blocks', label: 'resources.text-blocks.name' };
const all = { list: true, create: true, update: true };

describe('routes of the application', () => {
  it.each([
    ['/dashboard', undefined],
    ['/issue', undefined],
    ['/issue/0197', undefined],
    ['/issue/search', Role.AccessReporting],
    ['/issue/search/0197', Role.AccessReporting],
    ['/issue/searching', undefined],
    ['/customer', Role.ManageCustomer],
    ['/customer/0197', Role.ManageCustomer],
    ['/customer-locations', Role.ManageCustomer],
    ['/customers', undefined],
    ['/announcement', Role.ManageAnnouncement],
    ['/masterdata', Role.ManageMasterData],
    ['/masterdata/text-blocks/create', Role.ManageMasterData],
    ['/admin/support', Role.Admin],
    ['/my-day', Role.Executor],
    ['/my-day/0197', Role.Executor],
  ])('ask at %s for the role %s', (path, role) => {
    expect([[], role ? [role] : []].map((roles) => mayOpen({ roles }, path))).toEqual([!role, true]);
  });

  it.each(['/', '/home', '/dashboard', '/issue/0197', '/masterdata/text-blocks', '/masterdata/text-blocks/0197/show'])(
    'know %s',
    (path) => expect(isKnownPath(path, [{ ...textBlocks, can: all }])).toBe(true),
  );

  it.each(['/nothing', '/dashboard/more', '/masterdata/slas', '/masterdata/text-blocks/0197/edit/more'])(
    'do not know %s',
    (path) => expect(isKnownPath(path, [{ ...textBlocks, can: all }])).toBe(false),
  );

  it.each([
    ['list', '/masterdata/text-blocks'],
    ['list', '/masterdata/text-blocks/0197/show'],
    ['create', '/masterdata/text-blocks/create'],
    ['update', '/masterdata/text-blocks/0197'],
  ])('know what a user may not %s as nothing: %s', (right, path) => {
    expect(isKnownPath(path, [{ ...textBlocks, can: { ...all, [right]: false } }])).toBe(false);
  });

  it('fit a pattern only as a whole', () => {
    expect(fits('issue/:id', ['issue', '1'])).toBe(true);
    expect(fits('issue/:id', ['issue'])).toBe(false);
    expect(fits('issue/:id', ['customer', '1'])).toBe(false);
  });
});

describe('breadcrumbs', () => {
  const pathsOf = (path: string) => crumbsOf(path, [textBlocks]).map(({ to }) => to);

  it('lead from a record of master data over its list and the hub to the dashboard', () => {
    expect(crumbsOf('/masterdata/text-blocks/0197', [textBlocks])).toEqual([
      { to: '/dashboard', label: 'app.nav.dashboard' },
      { to: '/masterdata', label: 'app.nav.masterdata' },
      { to: '/masterdata/text-blocks', label: 'resources.text-blocks.name' },
    ]);
  });

  it('lead from a report over its ticket', () => {
    expect(pathsOf('/issue/0197/report/ALP-R-2026-00001')).toEqual(['/dashboard', '/issue', '/issue/0197']);
    const found = '/issue/search/0197/report/ALP-R-2026-00001';
    expect(pathsOf(found)).toEqual(['/dashboard', '/issue', '/issue/search', '/issue/search/0197']);
  });

  it('lead from a ticket that was found by the search back to the search', () => {
    expect(pathsOf('/issue/search/0197')).toEqual(['/dashboard', '/issue', '/issue/search']);
    expect(pathsOf('/issue/0197')).toEqual(['/dashboard', '/issue']);
  });

  it('know the name of a screen before it is loaded', () => {
    expect(labelOf('/issue/search', [textBlocks])).toBe('app.nav.search');
    expect(labelOf('/masterdata/text-blocks', [textBlocks])).toBe('resources.text-blocks.name');
    expect(labelOf('/masterdata/text-blocks/0197', [textBlocks])).toBeUndefined();
  });

  it('are empty on the dashboard', () => {
    expect(pathsOf('/dashboard')).toEqual([]);
  });

  it('leave out parts of an address that are no screens', () => {
    expect(pathsOf('/admin/support')).toEqual(['/dashboard']);
  });
});

describe('the side navigation', () => {
  const customers = { menu: 'main', route: 'customer', label: 'resources.customers.name', icon: 'Business' };
  const models = [{ ...customers, can: { list: true } }] as unknown as Parameters<typeof navigationFor>[1];
  const pathsFor = (...roles: string[]) => navigationFor({ roles }, models).map(({ to }) => to);

  it('shows a customer only the dashboard and the tickets', () => {
    expect(pathsFor(Role.Customer)).toEqual(['/dashboard', '/issue']);
  });

  it('shows what the capability roles open', () => {
    const roles = [Role.Agent, Role.AccessReporting, Role.ManageCustomer, Role.ManageMasterData];
    expect(pathsFor(...roles)).toEqual([
      '/dashboard',
      '/issue',
      '/calendar',
      '/issue/search',
      '/customer',
      '/masterdata',
    ]);
  });

  it('marks the entry with the longest beginning', () => {
    const items = navigationFor({ roles: [Role.AccessReporting, Role.Admin] }, models);
    expect(activeItem('/issue/search/0197', items)).toBe('/issue/search');
    expect(activeItem('/issue/0197', items)).toBe('/issue');
    expect(activeItem('/incoming-mail/0197', items)).toBe('/admin/support');
    expect(activeItem('/profile', items)).toBeUndefined();
  });
});
