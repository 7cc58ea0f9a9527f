import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { IsArray, IsDefined, IsObject, IsString, validateSync } from 'class-validator';
import { Problem } from '../../../platform/http/problem.js';
import { translate } from '../../../platform/http/texts.js';
import { validBody } from '../../../platform/resource/body.js';
import { isCreatable, resourceOf } from '../../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../../platform/resource/resource-model.js';

type ItemClass<T extends object = object> = new () => T;
/** Folder, file and keys of a value, from the outside in. */
export type Path = readonly string[];
/** Converts the JSON value at a path for the player, and notes its faults in the reader. */
export type Convert = (reader: DataReader, value: unknown, path: Path) => unknown;

const converters = new Map<object, Map<string, Convert>>();
const records = new Map<object, RecordKind>();

/** A resource of the product, and its fields that the player sets itself. */
interface RecordKind {
  readonly type: () => TenantEntityClass;
  readonly set: readonly string[];
}

/** Converts an object to an instance of a class. */
export const itemOf =
  (type: () => ItemClass): Convert =>
  (reader, value, path) =>
    reader.item(type(), value, path);

/** Converts each entry of a list. */
export const listOf =
  (convert: Convert): Convert =>
  (reader, value, path) =>
    Array.isArray(value)
      ? value.map((entry, index) => convert(reader, entry, [...path, `${index}`]))
      : reader.fault(path, 'must be a list [ … ]');

/** Converts an object to a Map, each value by `convert`; the keys are names of a kind, if one is given. */
export const byName =
  (convert: Convert = (_reader, value) => value, kind?: string): Convert =>
  (reader, object, path) => {
    if (!isObject(object)) return reader.fault(path, 'must be an object { … }');
    return new Map(
      Object.entries(object).map(([name, value]) => {
        if (kind) reader.name(kind, name, path);
        return [name, convert(reader, value, [...path, name])];
      }),
    );
  };

/** Notes a name, or each name of a list. */
const nameOf =
  (kind: string): Convert =>
  (reader, value, path) => {
    for (const name of [value].flat()) reader.name(kind, String(name), path);
    return value;
  };

/** The property is required, and converted. */
export const Converted =
  (convert: Convert): PropertyDecorator =>
  (prototype, key) => {
    IsDefined()(prototype, key);
    converters.set(prototype, (converters.get(prototype) ?? new Map<string, Convert>()).set(String(key), convert));
  };
/** The property is an item of a class. */
export const Item = (type: () => ItemClass) => Converted(itemOf(type));
/** The property is a list of items of a class. */
export const List = (type: () => ItemClass) => Converted(listOf(itemOf(type)));
/** The property is a name of a kind. */
export const Name = (kind: string) => all(IsString(), Converted(nameOf(kind)));
/** The property is a list of names of a kind. */
export const Names = (kind: string) => all(IsArray(), IsString({ each: true }), Converted(nameOf(kind)));

/** Applies several decorators. */
export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (prototype, key) => {
    for (const decorator of decorators) decorator(prototype, key);
  };

/** Data of a record: the values of its resource's fields go into `body`, as in a request. */
export abstract class RecordData {
  @IsObject() readonly body: Record<string, unknown> = {};
}
/** Names the resource of a `RecordData`, and its fields that the player sets itself. */
export const RecordOf =
  (type: () => TenantEntityClass, ...set: string[]): ClassDecorator =>
  (target) =>
    void records.set(target.prototype, { type, set });

/** Faults of the data: a sentence for each, with file and path. */
export class DataFault extends Error {
  override readonly name = 'DataFault';

  /** The fault of data that the product refuses. */
  static of({ message, errors = [] }: Problem, subject: string): DataFault {
    const causes = errors.map(({ pointer, code }) => `${pointer} ${code}`);
    return new DataFault(`${subject} is refused: ${[message, ...causes].join(', ')}`);
  }
}

/** Reads a folder of JSON files as one object, each file and folder a property, and notes its faults. */
export class DataReader {
  readonly #files = new Map<string, string>();
  readonly #faults: { readonly location: string; readonly sentence: string }[] = [];
  readonly #validations: (() => Promise<void>)[] = [];
  readonly #names: { readonly kind: string; readonly name: string; readonly path: Path }[] = [];

  constructor(private readonly folder: string) {}

  /** The content of the folder. @throws DataFault if it does not fit the class */
  async read<T extends object>(type: ItemClass<T>): Promise<T> {
    const data = this.item(type, this.#contentOf([]), []) as T;
    for (const validateRecord of this.#validations) await validateRecord();
    this.refuseFaults();
    return data;
  }

  item<T extends object>(type: ItemClass<T>, object: unknown, path: Path): T | undefined {
    if (!isObject(object)) return this.fault(path, 'must be an object { … }');
    const item = new type();
    const declared = new Set(Object.keys(item));
    const record = records.get(type.prototype);
    const fields = record ? resourceOf(record.type()).fields.filter(isCreatable) : [];
    for (const [key, value] of Object.entries(object)) {
      const isField = fields.some(({ name }) => name === key) && !record?.set.includes(key);
      if (isField) (item as RecordData).body[key] = value;
      if (isField && !declared.has(key)) continue;
      const convert = converters.get(type.prototype)?.get(key);
      Object.assign(item, { [key]: convert?.(this, value, [...path, key]) ?? value });
    }
    for (const { constraints = {} } of validateSync(item, { whitelist: true, forbidNonWhitelisted: true })) {
      for (const message of Object.values(constraints).slice(0, 1)) this.fault(path, message);
    }
    if (record) this.#validations.push(() => this.#validateRecord(record, (item as RecordData).body, path));
    return item;
  }

  /** Notes a fault of the value at a path. */
  fault(path: Path, sentence: string): undefined {
    this.#faults.push({ location: this.#locationOf(path), sentence });
  }

  /** Notes a name at a path. */
  name(kind: string, name: string, path: Path): void {
    this.#names.push({ kind, name, path });
  }

  /** Notes a fault for each noted name that does not exist. */
  checkNames(namesAt: (kind: string, path: Path) => Iterable<string>): void {
    for (const { kind, name, path } of this.#names) {
      if (![...namesAt(kind, path)].includes(name)) this.fault(path, `there is no ${kind} "${name}"`);
    }
  }

  /** @throws DataFault if a fault was noted */
  refuseFaults(): void {
    if (this.#faults.length === 0) return;
    const lines = this.#faults.map(({ location, sentence }) => `  ${location}: ${sentence}`);
    throw new DataFault(['The demo data is not right:', ...lines].join('\n'));
  }

  /** File and keys of a path, entries counted from 1. */
  #locationOf(path: Path): string {
    const length = path.findIndex((_, index) => this.#files.has(path.slice(0, index + 1).join('/'))) + 1;
    const file = length ? [this.#files.get(path.slice(0, length).join('/'))] : path;
    const keys = length ? path.slice(length) : [];
    const entries = keys.map((key) => (/^\d+$/.test(key) ? `entry ${Number(key) + 1}` : key));
    return [[basename(this.folder), ...file].join('/'), ...entries].join(', ');
  }

  /** Notes the faults for which the product would refuse the record. */
  async #validateRecord({ type, set }: RecordKind, body: object, path: Path): Promise<void> {
    const { createBody, fields } = resourceOf(type());
    const validated = validBody(createBody, fields.filter(isCreatable), body);
    const { errors = [] } = await validated.then(() => ({ errors: [] }), problemOf);
    for (const { pointer, code, params = {} } of errors) {
      const keys = pointer.slice(1).split('/');
      const fieldPath = [...path, ...keys];
      const location = `${this.#locationOf(fieldPath)}, `;
      const isNoted = this.#faults.some((fault) => location.startsWith(`${fault.location}, `));
      if (!isNoted && !set.includes(keys[0]!)) this.fault(fieldPath, translate('en-CH', `errors.${code}`, params));
    }
  }

  #contentOf(path: Path): unknown {
    const entries = readdirSync(join(this.folder, ...path), { withFileTypes: true });
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    const sorted = visible.sort((left, right) => (left.name < right.name ? -1 : 1));
    return Object.fromEntries(
      sorted.map((entry) => {
        if (entry.isDirectory()) return [entry.name, this.#contentOf([...path, entry.name])];
        const { name, ext } = parse(entry.name);
        this.#files.set([...path, name].join('/'), [...path, entry.name].join('/'));
        const content = readFileSync(join(this.folder, ...path, entry.name));
        return [name, ext === '.json' ? this.#parse([...path, name], content) : content];
      }),
    );
  }

  #parse(path: Path, content: Buffer): unknown {
    try {
      return JSON.parse(content.toString());
    } catch (error) {
      this.fault(path, (error as Error).message);
      return this.refuseFaults();
    }
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOf(error: unknown): Pick<Problem, 'errors'> {
  if (error instanceof Problem) return error;
  throw error;
}
