import { RequestMethod, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { OPERATION, type OperationOptions } from '../../api/platform/access/operation.js';
import type { OpenApiDocument } from '../../api/platform/contract/document.js';
import { useDesk } from '../support/use-desk.js';

interface Handler {
  readonly name: string;
  readonly address: string;
  readonly operation: OperationOptions | undefined;
}

/** Operations without a sign-in; every other operation needs one. */
const PUBLIC = [
  'addRequestPhoto',
  'completeSignIn',
  'confirmRequest',
  'holdRequest',
  'live',
  'readCalendar',
  'readConfiguration',
  'readDocument',
  'readDocumentation',
  'readDocumentationAsset',
  'readRating',
  'readRequestConfirmation',
  'readRequestForm',
  'readServices',
  'ready',
  'signIn',
  'signOut',
  'suggestArticlesForRequest',
  'writeRating',
];

/** Path of the middleware that runs before every route, such as the log. */
const EVERYTHING = '{/*splat}';

const desk = useDesk();
let handlers: Handler[];

beforeAll(async () => {
  const discovery = desk.app.get(DiscoveryService, { strict: false });
  const [scanner, reflector] = [new MetadataScanner(), new Reflector()];
  handlers = discovery.getControllers().flatMap(({ metatype }) => {
    const type = metatype as Type<unknown>;
    return scanner.getAllMethodNames(type.prototype).flatMap((method): Handler[] => {
      const handler = type.prototype[method];
      const verb = reflector.get<RequestMethod | undefined>('method', handler);
      if (verb === undefined) return [];
      const path = [reflector.get<string>('path', type), reflector.get<string>('path', handler)];
      return [
        {
          name: `${type.name}.${method}`,
          address: `${RequestMethod[verb]} ${path.filter((part) => part && part !== '/').join('/')}`,
          operation: reflector.get<OperationOptions | undefined>(OPERATION, handler),
        },
      ];
    });
  });
});

describe('every route of the application', () => {
  it('declares who may call it', () => {
    expect(handlers.length).toBeGreaterThan(40);
    expect(handlers.filter(({ operation }) => !operation?.allow).map(({ name }) => name)).toEqual([]);
    expect(handlers.filter(({ operation }) => operation?.allow.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('asks for a sign-in, but for the few that cannot', () => {
    const open = handlers
      .filter(({ operation }) => operation?.allow === 'public')
      .map(({ operation }) => operation?.id);
    expect(open.sort()).toEqual(PUBLIC);
  });

  it('has an address and a name of its own', () => {
    for (const what of [
      handlers.map(({ address }) => address.replace(/:\w+/g, ':')),
      handlers.map(({ operation }) => operation?.id),
    ]) {
      expect(what.filter((one, at) => what.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('stands in the document', async () => {
    const body = await desk.as(null).read('openapi.json');
    const { paths } = body as OpenApiDocument;
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    const documented = handlers.filter(({ operation }) => !operation?.undocumented);
    expect(documented.map(({ operation }) => operation?.id).sort()).toEqual(described.sort());
  });

  it('is all that the server knows besides what precedes every request', () => {
    const router = desk.app.getHttpAdapter().getInstance().router as {
      stack: { route?: { path: string; methods: Record<string, boolean> } }[];
    };
    const prefix = /^\/volta-service-desk\/services\/?/;
    const mounted = router.stack.flatMap(({ route }) =>
      route && !route.path.endsWith(EVERYTHING)
        ? Object.keys(route.methods).map((verb) => `${verb.toUpperCase()} ${route.path.replace(prefix, '')}`)
        : [],
    );
    const declared = new Set(handlers.map(({ address }) => address));
    expect(mounted.length).toBeGreaterThanOrEqual(declared.size);
    expect(mounted.filter((address) => !declared.has(address))).toEqual([]);
  });
});
