import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { IsArray, IsDefined, IsObject, IsString, validateSync } from 'class-validator';
import { Problem } from '../../../platform/http/problem.js';
import { translate } from '../../../platform/http/texts.js';
import { validBody } from '../../../platform/resource/body.js';
import { isCreatable, resourceOf } from '../../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../../platform/resource/resource-model.js';

type ItemClass<T extends object = object> = new () => T;
/** Folder, file and what stands in it, from the outside in. */
export type Place = readonly string[];
/** Brings what stands at a place into the form in which it is told, and says what keeps it from it. */
export type Form = (reader: DataReader, sent: unknown, place: Place) => unknown;

const forms = new Map<object, Map<string, Form>>();
const records = new Map<object, RecordKind>();

/** A resource of the product, and which of its fields the player fills in from what is told otherwise. */
interface RecordKind {
  readonly type: () => TenantEntityClass;
  readonly filled: readonly string[];
}

/** An item of a class. */
export const itemOf =
  (type: () => ItemClass): Form =>
  (reader, sent, place) =>
    reader.item(type(), sent, place);

/** A list of what has a form. */
export const listOf =
  (form: Form): Form =>
  (reader, sent, place) =>
    Array.isArray(sent)
      ? sent.map((one, at) => form(reader, one, [...place, `${at}`]))
      : reader.fault(place, 'must be a list [ … ]');

/** What has a form, each under a name, of something of a kind if given: an object in the file, a Map for the player. */
export const byName =
  (form: Form = (_reader, sent) => sent, kind?: string): Form =>
  (reader, sent, place) => {
    if (!isObject(sent)) return reader.fault(place, 'must be an object { … }');
    return new Map(
      Object.entries(sent).map(([name, one]) => {
        if (kind) reader.name(kind, name, place);
        return [name, form(reader, one, [...place, name])];
      }),
    );
  };

/** A text, or texts, each of which is the name of something of a kind. */
const nameOf =
  (kind: string): Form =>
  (reader, sent, place) => {
    for (const name of [sent].flat()) reader.name(kind, String(name), place);
    return sent;
  };

/** The property is brought into a form. */
export const Form =
  (form: Form): PropertyDecorator =>
  (prototype, key) => {
    IsDefined()(prototype, key);
    forms.set(prototype, (forms.get(prototype) ?? new Map<string, Form>()).set(String(key), form));
  };
/** The property is an item of a class. */
export const Item = (type: () => ItemClass) => Form(itemOf(type));
/** The property is a list of items of a class. */
export const List = (type: () => ItemClass) => Form(listOf(itemOf(type)));
/** The property is the name of something of a kind. */
export const Name = (kind: string) => all(IsString(), Form(nameOf(kind)));
/** The property is a list of names of a kind. */
export const Names = (kind: string) => all(IsArray(), IsString({ each: true }), Form(nameOf(kind)));

/** Several decorators as one. */
export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (prototype, key) => {
    for (const decorator of decorators) decorator(prototype, key);
  };

/** What the resource of the product has a field for goes into a body, as a request would send it. */
export abstract class RecordData {
  @IsObject() readonly body: Record<string, unknown> = {};
}
/** Names the resource of a `RecordData`, and its fields that the player fills in from what is told otherwise. */
export const RecordOf =
  (type: () => TenantEntityClass, ...filled: string[]): ClassDecorator =>
  (target) =>
    void records.set(target.prototype, { type, filled });

/** Something wrong in the data: one sentence for each fault, with file and place. */
export class DataFault extends Error {
  override readonly name = 'DataFault';

  /** What the product refuses to do with what is told. */
  static of({ message, errors = [] }: Problem, told: string): DataFault {
    const why = errors.map(({ pointer, code }) => `${pointer} ${code}`);
    return new DataFault(`${told} is refused: ${[message, ...why].join(', ')}`);
  }
}

/** Reads a folder of JSON files as one object, each file and folder a property, and notes what is wrong in it. */
export class DataReader {
  readonly #files = new Map<string, string>();
  readonly #faults: { readonly where: string; readonly sentence: string }[] = [];
  readonly #bodies: (() => Promise<void>)[] = [];
  readonly #named: { readonly kind: string; readonly name: string; readonly place: Place }[] = [];

  constructor(private readonly folder: string) {}

  /** What stands in the folder, as a class says that it should. */
  async read<T extends object>(type: ItemClass<T>): Promise<T> {
    const data = this.item(type, this.#contentOf([]), []) as T;
    for (const judge of this.#bodies) await judge();
    this.refuseFaults();
    return data;
  }

  item<T extends object>(type: ItemClass<T>, sent: unknown, place: Place): T | undefined {
    if (!isObject(sent)) return this.fault(place, 'must be an object { … }');
    const item = new type();
    const known = new Set(Object.keys(item));
    const own = forms.get(type.prototype);
    const record = records.get(type.prototype);
    const fields = record ? resourceOf(record.type()).fields.filter(isCreatable) : [];
    for (const [key, value] of Object.entries(sent)) {
      const inside = [...place, key];
      const isField = fields.some(({ name }) => name === key) && !record?.filled.includes(key);
      if (isField) (item as RecordData).body[key] = value;
      if (!isField || known.has(key)) Object.assign(item, { [key]: own?.get(key)?.(this, value, inside) ?? value });
    }
    for (const { constraints = {} } of validateSync(item, { whitelist: true, forbidNonWhitelisted: true })) {
      for (const message of Object.values(constraints).slice(0, 1)) this.fault(place, message);
    }
    if (record) this.#bodies.push(() => this.#judge(record, (item as RecordData).body, place));
    return item;
  }

  /** Notes a fault; the sentence is about what stands at the place. */
  fault(place: Place, sentence: string): undefined {
    this.#faults.push({ where: this.#where(place), sentence });
  }

  /** Notes that something of a kind is named. */
  name(kind: string, name: string, place: Place): void {
    this.#named.push({ kind, name, place });
  }

  /** Notes what names something that is not there. */
  judgeNames(knownAt: (kind: string, place: Place) => Iterable<string>): void {
    for (const { kind, name, place } of this.#named) {
      const known = new Set(knownAt(kind, place));
      if (!known.has(name)) this.fault(place, `there is no ${kind} "${name}"`);
    }
  }

  /** @throws DataFault if anything was noted */
  refuseFaults(): void {
    if (this.#faults.length === 0) return;
    const told = this.#faults.map(({ where, sentence }) => `  ${where}: ${sentence}`);
    throw new DataFault(['The demo data is not right:', ...told].join('\n'));
  }

  /** File and place, entries counted from 1. */
  #where(place: Place): string {
    const parts = place.map((_, at) => place.slice(0, at + 1).join('/'));
    const file = parts.find((path) => this.#files.has(path));
    const within = file ? place.slice(file.split('/').length) : [];
    const path = [basename(this.folder), ...(file ? [this.#files.get(file)] : place)].join('/');
    return [path, ...within.map((part) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1}` : part))].join(', ');
  }

  /** Asks the product whether it would take it. */
  async #judge({ type, filled }: RecordKind, sent: object, at: Place): Promise<void> {
    const { createBody, fields } = resourceOf(type());
    const asked = validBody(createBody, fields.filter(isCreatable), sent);
    const { errors = [] } = await asked.then(() => ({ errors: [] }), refusal);
    for (const { pointer, code, params = {} } of errors) {
      const path = pointer.slice(1).split('/');
      const place = [...at, ...path];
      const isTold = this.#faults.some(({ where }) => `${this.#where(place)}, `.startsWith(`${where}, `));
      if (!isTold && !filled.includes(path[0]!)) this.fault(place, translate('en-CH', `errors.${code}`, params));
    }
  }

  #contentOf(path: Place): unknown {
    const entries = readdirSync(join(this.folder, ...path), { withFileTypes: true });
    const shown = entries.filter(({ name }) => !name.startsWith('.'));
    const sorted = shown.sort((one, other) => (one.name < other.name ? -1 : 1));
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

  #parse(place: Place, content: Buffer): unknown {
    try {
      return JSON.parse(content.toString());
    } catch (error) {
      this.fault(place, (error as Error).message);
      return this.refuseFaults();
    }
  }
}

const isObject = (sent: unknown): sent is object => typeof sent === 'object' && sent !== null && !Array.isArray(sent);

function refusal(error: unknown): Pick<Problem, 'errors'> {
  if (error instanceof Problem) return error;
  throw error;
}
