/** Rooms of the house and what each may know (docs/architecture.md). */
const order = {
  vocabulary: [],
  platform: ['vocabulary'],
  ports: ['vocabulary', 'platform'],
  files: ['vocabulary', 'platform', 'ports'],
  masterdata: ['vocabulary', 'platform', 'ports', 'files'],
  announcements: ['vocabulary', 'platform', 'ports', 'files'],
  imports: ['vocabulary', 'platform', 'ports', 'files', 'masterdata'],
  customers: ['vocabulary', 'platform', 'ports', 'files', 'masterdata', 'announcements', 'imports'],
  tickets: ['vocabulary', 'platform', 'ports', 'files', 'masterdata', 'announcements', 'imports', 'customers'],
  reports: [
    'vocabulary',
    'platform',
    'ports',
    'files',
    'masterdata',
    'announcements',
    'imports',
    'customers',
    'tickets',
  ],
  reporting: [
    'vocabulary',
    'platform',
    'ports',
    'files',
    'masterdata',
    'announcements',
    'customers',
    'tickets',
    'reports',
  ],
  integrations: ['vocabulary', 'platform', 'ports'],
};

const room = (name) => `^api/${name}/`;

module.exports = {
  forbidden: [
    ...Object.entries(order).map(([name, known]) => ({
      name: `room-${name}`,
      comment: `${name} knows only the rooms before it`,
      severity: 'error',
      from: { path: room(name) },
      to: { path: '^(api|admin|test)/', pathNot: [name, ...known].map(room) },
    })),
    {
      name: 'admin-knows-the-document-only',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^(api|migrations)/' },
    },
    {
      name: 'generator-knows-no-resource',
      severity: 'error',
      from: { path: '^admin/generator/' },
      to: { path: '^admin/(resources|pages)/' },
    },
    {
      name: 'rules-stay-pure',
      comment: 'workflow and policy never reach Nest, Express or a driver; the service that makes transitions does',
      severity: 'error',
      from: {
        path: '(-workflow|-policy)\\.ts$|^api/tickets/workflow/|^api/vocabulary/',
        pathNot: '\\.service\\.ts$',
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
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-knows-tests',
      severity: 'error',
      from: { path: '^(api|admin|migrations)/' },
      to: { path: '^test/' },
    },
    { name: 'no-missing-modules', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
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
