import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sampleOf } from '../../api/integrations/session/portal/sample.js';
import { document } from '../support/document.js';
import type { Json } from '../support/records.js';

it('shows for each operation a body that it takes', () => {
  const ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'document');
  const unfit = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      // A PUT sends the whole record that was read before.
      if (!schema || method === 'put') return [];
      const sample = sampleOf(schema, document.components.schemas);
      const key = path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
      const check = ajv.compile({
        $ref: `document#/paths/${key}/${method}/requestBody/content/application~1json/schema`,
      });
      return check(sample) ? [] : [`${method} ${path} ${JSON.stringify(sample)} ${ajv.errorsText(check.errors)}`];
    }),
  );
  expect(unfit).toEqual([]);
});
