import { type AnySchema, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from './records.js';

/** The parts of an answer that the document declares. */
export interface GivenAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

const ROOT = 'document';
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
const plain = (type = '') => type.split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a content type is one of those that the document names, ranges among them. */
const isOneOf = (type: string, told: readonly string[]) =>
  told.some((one) => one === '*/*' || one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))));

/** Bounds for the part of a step by which a number may miss it: of its own, and for each step that it is made of. */
const INEXACT = 1e-6;
const INEXACT_PER_STEP = 4 * Number.EPSILON;

/** Whether a number is a multiple of a step within its precision: 8,192,145,208.98 keeps fewer decimals than 0.98. */
function isMultipleOf(step: number, value: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) <= Math.max(INEXACT, Math.abs(steps) * INEXACT_PER_STEP);
}

/** Judges answers by an OpenAPI 3.1 document: status, content type and body must be as the operation declares them. */
export class DeclaredAnswers {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: true });
  readonly #operations = new Map<string, { pointer: string; operation: Json }>();
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(private readonly document: Json) {
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addFormat('idn-email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    this.#ajv.removeKeyword('multipleOf');
    this.#ajv.addKeyword({ keyword: 'multipleOf', type: 'number', schemaType: 'number', validate: isMultipleOf });
    this.#ajv.addSchema({ $id: ROOT, ...document } as AnySchema);
    for (const [path, methods] of Object.entries<Json>(document.paths))
      for (const [method, operation] of Object.entries<Json>(methods))
        this.#operations.set(operation.operationId, {
          pointer: `/paths/${escaped(path)}/${method}`,
          operation,
        });
  }

  knows(operationId: string): boolean {
    return this.#operations.has(operationId);
  }

  /** The deviation from the declared answer, in words; undefined without one. Service failures are undeclared. */
  faultOf(operationId: string, { status, contentType, body }: GivenAnswer): string | undefined {
    const known = this.#operations.get(operationId);
    if (!known) return `${operationId} is no operation of the document`;
    const own = known.operation.responses[status];
    if (!own) return `status ${status} is not declared`;
    const response = own.$ref ? this.document.components.responses[own.$ref.split('/').at(-1)] : own;
    const base = own.$ref ? own.$ref.slice(1) : `${known.pointer}/responses/${status}`;
    const told = Object.keys(response.content ?? {});
    const type = plain(contentType);
    // Further content of a redirection is ignored.
    if (told.length === 0 && status >= 300) return undefined;
    if (told.length === 0) return body === undefined || body === '' ? undefined : `a body of ${type} is not declared`;
    if (!isOneOf(type, told)) return `content type ${type} is not declared`;
    if (!/json$/.test(type)) return undefined;
    const check = this.#check(`${base}/content/${escaped(type)}/schema`);
    if (check(body)) return undefined;
    const [error] = check.errors ?? [];
    return `${error?.instancePath || 'the body'} ${error?.message} ${JSON.stringify(error?.params)}`;
  }

  #check(pointer: string): ValidateFunction {
    const known = this.#checks.get(pointer) ?? this.#ajv.compile({ $ref: `${ROOT}#${encodeURI(pointer)}` });
    this.#checks.set(pointer, known);
    return known;
  }
}
