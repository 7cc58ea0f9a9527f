import { DEFINITIONS } from '../../api/figures/definitions.js';
import { dimensionNames, dimensionOf } from '../../api/figures/dimension.js';
import { declareApplication } from '../../api/platform/application.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import { fieldsVisibleTo } from '../../api/platform/rest/visible-fields.js';
import { runInSession } from '../../api/platform/tenancy/session.js';
import { serviceDesk } from '../../api/service-desk.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { FIGURE_MEASURES, FIGURES, TIME_STEPS } from '../../api/vocabulary/figures.js';
import { ROLES } from '../../api/vocabulary/role.js';
import { BODIES, FIXTURES, FURTHER_IDS, MESSAGE, PARAMETERS, UPLOADS } from '../support/access-fixtures.js';
import { type AccessOperation, accessOperations, resourcePaths } from '../support/access-operations.js';
import { errorCodes } from '../support/error-codes.js';
import { missingTexts } from '../support/locale-texts.js';

declareApplication(serviceDesk);

const hasBody = ({ id, body, created, operations }: AccessOperation): boolean => {
  if (operations.length > 0 || id in BODIES || UPLOADS.includes(id) || id === MESSAGE.operation) return true;
  return body === 'create' ? Boolean(FIXTURES[created as string]?.body) : body !== 'own';
};

describe('the fixtures of the access matrix (test/support/access-fixtures.ts)', () => {
  it('make a record of every resource', () => {
    expect(resourcePaths.filter((path) => !FIXTURES[path])).toEqual([]);
  });

  it('have a body for every operation that takes one', () => {
    expect(accessOperations.filter((operation) => !hasBody(operation)).map(({ id }) => id)).toEqual([]);
  });

  it('have a value for every parameter of an address', () => {
    const named = accessOperations.flatMap(({ id, address }) =>
      [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ id, name })),
    );
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(({ name }) => name !== 'id' && !(name in PARAMETERS) && !(name in FURTHER_IDS));
    expect(missing.map(({ id, name }) => `${id}: {${name}}`)).toEqual([]);
  });
});

describe('every code of an error', () => {
  it('has a text in each language (locales/<locale>/)', () => {
    const codes = errorCodes();
    expect(codes.length).toBeGreaterThan(150);
    expect(missingTexts(codes.map((code) => `errors.${code}`))).toEqual([]);
  });
});

describe('every figure', () => {
  const fields = fieldsVisibleTo(resourceOf(Ticket), ROLES);
  const dimensions = runInSession({ requestId: 'figures', tenant: 'alpina', user: { roles: ROLES } as never }, () => [
    ...new Set(Object.values(DEFINITIONS).flatMap((figure) => dimensionNames(figure, fields))),
  ]);
  const keyOf = (dimension: string) => {
    const isField = dimension !== 'age' && !TIME_STEPS.some((step) => step === dimension);
    return isField ? `resources.tickets.fields.${dimension}` : `figures.dimension.${dimension}`;
  };

  it('has a name and an explanation in each language', () => {
    expect(missingTexts(FIGURES.flatMap((name) => [`figures.name.${name}`, `figures.text.${name}`]))).toEqual([]);
  });

  it('has a name in each language for all that is computed of it and all that it is grouped by', () => {
    const ages = dimensionOf('age', DEFINITIONS.backlog, fields).values(undefined) ?? [];
    expect([dimensions.length > 15, ages.length]).toEqual([true, 5]);
    const keys = [
      ...FIGURE_MEASURES.map((measure) => `figures.measure.${measure}`),
      ...dimensions.map(keyOf),
      ...ages.map((value) => `figures.age.${value}`),
    ];
    expect(missingTexts(keys)).toEqual([]);
  });
});
