/** Rooms of the house, each of which knows those before it (docs/architecture.md). */
const order = [
  'vocabulary',
  'platform',
  'ports',
  'files',
  'masterdata',
  'erp',
  'announcements',
  'imports',
  'customers',
  'exports',
  'tickets',
  'developers',
  'notifications',
  'mails',
  'intake',
  'portal',
  'reports',
  'appointments',
  'search',
  'figures',
  'privacy',
  'packages',
];

/**
 * Floors of a room, each of which knows those before it; the files of the room itself stand on the floor `.`, and the
 * module, which puts the room together, above them all.
 */
const floors = {
  platform: [
    '.',
    'vocabulary',
    'logging',
    'metrics',
    'fields',
    'workflow',
    'database',
    'http',
    'tenancy',
    'access',
    'resource',
    'read',
    'tables',
    'rest',
    'events',
    'jobs',
    'privacy',
    'audit',
    'custom-fields',
    'contract',
    'support',
    'bulk',
  ],
  exports: ['pdf', '.'],
  privacy: ['.', 'erasure', 'export', 'retention'],
  customers: ['record', 'assets', 'logo', 'users', 'address-book', 'crm', '.'],
  appointments: ['record', '.', 'feed'],
  developers: ['tokens', 'webhooks', 'scim', '.'],
  erp: ['record', 'copies', 'connections', 'directory', 'outbox', '.'],
  reports: ['workflow', 'record', 'positions', 'attachments', '.'],
  masterdata: ['.', 'custom-fields', 'holidays', 'logo', 'mail-frame', 'text-blocks'],
  tickets: [
    'deadlines',
    'record',
    'timeline',
    'service',
    'assignment',
    'workflow',
    'closing',
    'triggers',
    'clocks',
    'attachments',
    'links',
    'messages',
    'invoices',
    'tasks',
    'preview',
    'triage',
    'bulk',
    'overview',
    'dashboard',
    'presence',
    'live',
    'notices',
    'rules',
    '.',
  ],
  search: ['reading', 'record', 'index', '.'],
  notifications: ['preferences', 'record', '.', 'push', 'webhooks', 'support'],
  mails: ['language', 'plan', 'templates', 'dispatch', 'preview', '.', 'text-blocks'],
  portal: ['.', 'ratings', 'request-forms', 'asset-labels'],
  intake: ['reading', 'record', 'receiving', 'mailboxes', 'filing', 'aside', 'originals', 'triage', '.'],
};

/** Floors of the screens, from those that know least. */
const screens = ['model', 'providers', 'theme', 'components', 'generator', 'pages', 'resources', 'layout', 'portal'];

/** Folders of `admin/pages` whose pieces every page may show, and the further folders that a page shows pieces of. */
const sharedPages = ['logo', 'mail-original', 'people', 'placeholders', 'ticket'];
const furtherPages = {
  calendar: ['dashboard'],
  dashboard: ['customer', 'search'],
  'my-day': ['customer', 'report'],
  report: ['customer'],
  support: ['search'],
  ticket: ['help', 'support'],
};

const room = (name) => `^api/${name}/`;
const floor = (name) => (name === '.' ? '[^/]+$' : `${name}/`);

const roomRule = (name, known) => ({
  name: `room-${name}`,
  comment: `${name} knows only the rooms before it`,
  severity: 'error',
  from: { path: room(name) },
  to: { path: '^(api|admin|test)/', pathNot: [name, ...known].map(room) },
});

const floorRules = ([name, all]) =>
  all.map((one, index) => ({
    name: `floor-${name}-${one}`,
    comment: `${name}/${one} knows only the floors before it`,
    severity: 'error',
    from: { path: `${room(name)}${floor(one)}`, pathNot: `${room(name)}[^/]+\\.module\\.ts$` },
    to: { path: room(name), pathNot: all.slice(0, index + 1).map((known) => `${room(name)}${floor(known)}`) },
  }));

const screenRule = (name, index) => ({
  name: `screens-${name}`,
  comment: `admin/${name} knows only the floors before it`,
  severity: 'error',
  from: { path: `^admin/${name}/` },
  to: { path: '^admin/', pathNot: screens.slice(0, index + 1).map((known) => `^admin/${known}/`) },
});

const pageRule = (name, further = [], others = []) => ({
  name: `pages-${name}`,
  comment: 'a page knows its own folder, the shared ones and the listed ones',
  severity: 'error',
  from: { path: `^admin/pages/(${name})/`, pathNot: others.map((other) => `^admin/pages/${other}/`) },
  to: { path: '^admin/pages/[^/]+/', pathNot: `^admin/pages/($1|${[...sharedPages, ...further].join('|')})/` },
});

module.exports = {
  forbidden: [
    ...order.map((name, index) => roomRule(name, order.slice(0, index))),
    roomRule('integrations', ['vocabulary', 'platform', 'ports']),
    ...Object.entries(floors).flatMap(floorRules),
    ...screens.map(screenRule),
    ...Object.entries(furtherPages).map(([name, further]) => pageRule(name, further)),
    pageRule('[^/]+', [], Object.keys(furtherPages)),
    {
      name: 'constraints-know-nothing',
      comment: 'what is said of fields stands below all that makes something of it',
      severity: 'error',
      from: { path: '^api/platform/fields/' },
      to: { path: '^(api|admin|test)/', pathNot: '^api/(platform/(fields/|application\\.ts)|vocabulary/)' },
    },
    {
      name: 'custom-fields-above-resources',
      comment: 'the platform knows the fields of a tenant as it knows every field, and not how their values are kept',
      severity: 'error',
      from: { path: '^api/platform/(?!custom-fields/)' },
      to: { path: '^api/platform/custom-fields/' },
    },
    {
      name: 'platform-stands-alone',
      comment: 'of what is outside it takes the languages alone, in which its translated texts have their columns',
      severity: 'error',
      from: { path: room('platform') },
      to: { path: '^api/', pathNot: [room('platform'), '^api/vocabulary/locale\\.ts$'] },
    },
    {
      name: 'admin-knows-the-document-only',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^(api|migrations)/' },
    },
    {
      name: 'screens-come-built',
      comment: 'packages of the screens are in their bundle: as devDependencies they stay out of the image',
      severity: 'error',
      from: { path: '^admin/' },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/sharp/' },
    },
    {
      name: 'model-knows-nothing',
      comment: 'what the document tells, and what may be done with a record, without React and without the network',
      severity: 'error',
      from: { path: '^admin/model/' },
      to: { path: 'node_modules/(react|@mui|@tanstack)(/|$)' },
    },
    {
      name: 'rules-stay-pure',
      comment: 'workflow and policy never reach Nest, Express or a driver; the service that makes transitions does',
      severity: 'error',
      from: {
        path: '(-workflow|-policy)\\.ts$|^api/tickets/workflow/|^api/vocabulary/',
        pathNot: '\\.(service|controller|module)\\.ts$',
      },
      to: { path: 'node_modules/(@nestjs|express|pg|@mikro-orm)/' },
    },
    {
      name: 'entities-stay-pure',
      severity: 'error',
      from: { path: '\\.entity\\.ts$', pathNot: '^api/platform/' },
      to: { path: 'node_modules/(@nestjs|express|pg)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-knows-tests',
      severity: 'error',
      from: { path: '^(api|admin|migrations)/' },
      to: { path: '^test/' },
    },
    // What Vite makes: modules of its plugins, and the addresses of files.
    {
      name: 'no-missing-modules',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]url$' },
    },
    {
      name: 'operator-is-a-leaf',
      comment: 'only the command line knows the work of operators, and the processes their page',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/(operator/|(vsd|main|worker)\\.ts$)' },
      to: { path: '^api/operator/' },
    },
    {
      name: 'standalone-is-a-leaf',
      comment: 'only the launcher and the tools beside it know the embedded services',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/standalone/' },
      to: { path: '^api/standalone/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};
