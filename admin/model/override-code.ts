import type { FieldModel, ResourceModel } from './resource-model';

/** The pages of a resource. */
export type Page = 'list' | 'show' | 'create' | 'edit';

/**
 * The code of an override of a page or its fields, ready to be pasted into `admin/resources/<path>.tsx`; development
 * prints it, so that developers need not look up its shape.
 */
export function overrideCode(model: ResourceModel, page: Page): string {
  const component = `${pascal(model.path)}${pascal(page)}`;
  const fields = fieldsOn(model.fields, page);
  const slot = page === 'list' || page === 'show' ? 'field' : 'input';
  const [example] = fields;
  return [
    `// admin/resources/${model.path}.tsx – and in admin/resources/index.ts: '${model.path}': ${camel(model.path)},`,
    `import type { ResourceOverride } from '../generator';`,
    '',
    `const ${component} = () => <></>;`,
    '',
    `export const ${camel(model.path)}: ResourceOverride = {`,
    `  ${page}: <${component} />,`,
    ...(example ? [`  fields: { '${example.name}': { ${slot}: ({ field }) => <>{field.label}</> } },`] : []),
    '};',
    `// fields of this page: ${fields.map(({ name, widget }) => `${name} (${widget})`).join(', ')}`,
  ].join('\n');
}

function fieldsOn(fields: FieldModel[], page: Page): FieldModel[] {
  if (page === 'list') return fields.filter((field) => field.list);
  if (page === 'create') return fields.filter((field) => field.creatable);
  return page === 'edit' ? fields.filter((field) => field.editable) : fields;
}

function pascal(path: string): string {
  return path.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

function camel(path: string): string {
  const name = pascal(path);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
