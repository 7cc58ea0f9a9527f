/** Suites of the API that share their modules with others; those that declare a resource never can. */
const API: ReadonlySet<string> = new Set([
  'absences',
  'announcements',
  'crm',
  'crm-link',
  'custom-fields',
  'customers',
  'due-date',
  'email-templates',
  'health',
  'hostile-input',
  'invoices',
  'location-import',
  'location-import-fields',
  'masterdata',
  'reports',
  'settings',
  'shifts',
  'suite-traces',
  'support',
  'tasks',
  'template-language',
  'text-blocks',
  'ticket-links',
  'user-accounts',
  'workflow-guards',
]);

/** Whether the suite of this file runs with the modules that its worker has loaded already: all of the admin's, these of the API. */
export const sharesModules = (path: string): boolean => {
  const [, folder, name = ''] = /test\/(\w+)\/([\w-]+)\.spec\.tsx?$/.exec(path) ?? [];
  return folder === 'admin' || (folder === 'api' && API.has(name));
};
