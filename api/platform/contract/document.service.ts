import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit, type RequestMethod, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Locale } from '../../vocabulary/locale.js';
import { OPERATION, type OperationOptions } from '../access/operation.js';
import { Env } from '../env.js';
import { NO_FIELDS, type TenantFields } from '../resource/tenant-fields.js';
import { inputsOf } from '../rest/handler-inputs.js';
import type { SignedInUser } from '../tenancy/session.js';
import { withCustomFields } from './custom-properties.js';
import { assertOperations } from './declared-operations.js';
import { buildDocument, type OpenApiDocument } from './document.js';
import { withExamples } from './examples.js';
import type { Route } from './paths.js';
import { allowedActions, projectDocument } from './project.js';
import { translatedDocument, withoutWords } from './words.js';

export interface SerializedDocument {
  readonly document: OpenApiDocument;
  readonly text: string;
  /** Strong entity tag of the text. */
  readonly etag: string;
}

/** Reader of a projected document: roles, and scopes of an API token. */
type Caller = Pick<SignedInUser, 'roles' | 'scopes'>;

/** Language of the static document. */
const STATIC: Locale = 'en-CH';
const MOST_CACHED = 200;
/** Fewer translated documents, since they share no parts. */
const MOST_WORDED = 60;

/** The contract of this application, built once, and projected once for each set of roles, scopes and custom fields. */
@Injectable()
export class DocumentService implements OnModuleInit {
  #plain?: OpenApiDocument;
  readonly #projected = new Map<string, SerializedDocument>();
  readonly #translatedDocuments = new Map<string, SerializedDocument>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Refuses, at boot, operations whose declaration could not work. */
  onModuleInit(): void {
    assertOperations(this.routes());
  }

  /** The full static contract with its English words and its examples, as it stands in openapi/openapi.json. */
  full(): SerializedDocument {
    const example = () => withExamples(this.open(STATIC).document, STATIC);
    return cached(this.#translatedDocuments, MOST_WORDED, 'static', example);
  }

  /** The full contract in a language. */
  open(locale: Locale): SerializedDocument {
    return cached(this.#translatedDocuments, MOST_WORDED, locale, () => translatedDocument(this.plain(), locale));
  }

  /** The contract without the words of resources and fields. */
  plain(): OpenApiDocument {
    this.#plain ??= buildDocument(this.routes(), this.env.VSD_ISSUER);
    return this.#plain;
  }

  /** The part of the contract for a caller, with the custom fields of their tenant. */
  projected({ roles, scopes }: Caller, fields: TenantFields = NO_FIELDS): SerializedDocument {
    const key = JSON.stringify([[...roles].sort(), scopes?.toSorted(), fields.mark]);
    return cached(this.#projected, MOST_CACHED, key, () =>
      withCustomFields(projectDocument(this.plain(), roles, scopes), fields, roles),
    );
  }

  /** The part of the contract for a caller, in a language. */
  translated(caller: Caller, locale: Locale, fields: TenantFields = NO_FIELDS): SerializedDocument {
    const { document, etag } = this.projected(caller, fields);
    return cached(this.#translatedDocuments, MOST_WORDED, `${locale} ${etag}`, () =>
      translatedDocument(document, locale),
    );
  }

  /** The part of the contract for a caller without summaries and descriptions, as the screens read it. */
  bare(caller: Caller, fields: TenantFields = NO_FIELDS): SerializedDocument {
    const { document, etag } = this.projected(caller, fields);
    return cached(this.#translatedDocuments, MOST_WORDED, etag, () => withoutWords(document));
  }

  /** Actions that the user may perform on each resource, by its path. */
  allowedActionsByPath(caller: Caller): Record<string, ReturnType<typeof allowedActions>> {
    const { paths, components } = this.projected(caller).document;
    const hints = Object.values(components.schemas).flatMap(
      (schema) => (schema['x-resource'] as { path: string }) ?? [],
    );
    return Object.fromEntries(hints.map(({ path }) => [path, allowedActions(path, paths)]));
  }

  /** Every declared route of the application. */
  routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const type = metatype as Type<unknown>;
      const base = this.reflector.get<string>('path', type);
      return this.scanner.getAllMethodNames(type.prototype).flatMap((name): Route[] => {
        const handler = type.prototype[name];
        const operation = this.reflector.get<OperationOptions | undefined>(OPERATION, handler);
        const method = this.reflector.get<RequestMethod | undefined>('method', handler);
        if (!operation || operation.undocumented || method === undefined) return [];
        const own = this.reflector.get<string>('path', handler);
        const path = [base, own].filter((part) => part && part !== '/').join('/');
        return [{ method, path, operation, handler: `${type.name}.${name}`, ...inputsOf(type, name) }];
      });
    });
  }
}

/** The cached document of a key; a full cache starts anew. */
function cached(
  cache: Map<string, SerializedDocument>,
  most: number,
  key: string,
  make: () => OpenApiDocument,
): SerializedDocument {
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= most) cache.clear();
  const made = serialize(make());
  cache.set(key, made);
  return made;
}

function serialize(document: OpenApiDocument): SerializedDocument {
  const text = JSON.stringify(document);
  return { document, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}
