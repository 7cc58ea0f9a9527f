import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './platform/project-root.js';
import { type FieldKind, fieldsOf } from './platform/resource/field.js';

const FOLDER = 'api/platform/resource';
/** Declares a kind like those files, on a floor above them. */
const FURTHER = 'api/platform/custom-fields/kind.ts';

/** Head of the page. */
const HEAD = `# Kinds of fields, and what is said of them

Written by \`npm run contract\` from \`api/platform/resource\`; not to be changed by hand. How a field is added stands in
[add-an-entity.md](add-an-entity.md).`;

/** Sample arguments of decorators, by the name of the parameter. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  items: ['A'],
  target: () => Object,
  item: () => Object,
  schema: {},
};

interface Decorator {
  readonly name: string;
  readonly meaning: string;
  /** Name of the interface of its options. */
  readonly options: string;
  readonly kind: FieldKind;
}

interface Option {
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
}

interface OptionSet {
  readonly name: string;
  readonly base: string | undefined;
  readonly options: readonly Option[];
}

/** Tables of all kinds of fields and of the options of fields and resources, from their declarations. */
export async function fieldTableText(): Promise<string> {
  const names = readdirSync(join(projectRoot, FOLDER)).filter((name) => name.endsWith('.ts'));
  const sources = [...names.sort().map((name) => `${FOLDER}/${name}`), FURTHER].map(sourceOf);
  const sets = new Map(sources.flatMap(optionSetsIn).map((set) => [set.name, set]));
  const decorators = (await Promise.all(sources.map(decoratorsIn))).flat();
  const own = [...sets.values()].filter(({ name }) => decorators.some(({ options }) => isBased(sets, options, name)));
  const extended = own.filter(({ name }) => name !== 'FieldOptions');
  const parts = [
    HEAD,
    '## Kinds',
    table(['Kind', 'Values', 'Lists filter by', 'Sorted'], decorators.map(kindRow)),
    '## What every field may say',
    optionTable(sets.get('FieldOptions')),
    ...extended.flatMap((set) => {
      const kinds = decorators.filter(({ options }) => isBased(sets, options, set.name));
      return [`## Also of ${kinds.map(({ name }) => `\`@${name}\``).join(', ')}`, optionTable(set)];
    }),
    '## What a resource says',
    optionTable(sets.get('ResourceDeclaration')),
    '## What a view says (`@View`, once for each)',
    optionTable(sets.get('ViewDeclaration')),
    '## What a table says, that of a resource among them',
    optionTable(sets.get('TableOptions')),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sourceOf(path: string): ts.SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** The comment on a declaration. Throws without one. */
function meaningOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  const meaning = comments.join(' ').replaceAll(/\s+/g, ' ').trim();
  if (!meaning) throw new Error(`${node.getSourceFile().fileName}: what is ${node.getText().split('\n')[0]}?`);
  return meaning;
}

const OPTION_SETS = /^(\w+Options|ResourceDeclaration|ViewDeclaration)$/;

const isOptionSet = (statement: ts.Statement): statement is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(statement) && OPTION_SETS.test(statement.name.text);

/** The interfaces of options that a file declares. */
const optionSetsIn = (source: ts.SourceFile): OptionSet[] =>
  source.statements.filter(isOptionSet).map((declared) => ({
    name: declared.name.text,
    base: declared.heritageClauses?.[0]?.types[0]?.expression.getText(),
    options: declared.members.filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText(),
      type: member.type?.getText().replaceAll(/\s+/g, ' ') ?? '',
      meaning: meaningOf(member),
    })),
  }));

/** The decorators of fields that a file exports, each with the kind that it declares. */
async function decoratorsIn(source: ts.SourceFile): Promise<Decorator[]> {
  const declared = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const isDecorator = /^[A-Z][a-z]/.test(name.getText()) && initializer && ts.isArrowFunction(initializer);
      return isDecorator ? [{ statement, name: name.getText(), parameters: initializer.parameters }] : [];
    }),
  );
  if (declared.length === 0) return [];
  const exported = await import(join(projectRoot, 'dist', source.fileName.replace(/\.ts$/, '.js')));
  return declared.flatMap(({ statement, name, parameters }) => {
    const samples = parameters.map((parameter) => SAMPLES[parameter.name.getText()] ?? {});
    const kind = exported[name] && kindOf(exported[name](...samples));
    const options = /^\w+/.exec(parameters.at(-1)?.type?.getText() ?? '')?.[0] ?? '';
    return kind ? [{ name, meaning: meaningOf(statement), options, kind }] : [];
  });
}

/** The kind that a decorator declares. */
function kindOf(decorate: unknown): FieldKind | undefined {
  if (typeof decorate !== 'function') return undefined;
  class Holder {}
  decorate(Holder.prototype, 'sample');
  return fieldsOf(Holder)[0]?.kind;
}

/** Whether a set of options is another one or extends it. */
function isBased(sets: ReadonlyMap<string, OptionSet>, name: string | undefined, on: string): boolean {
  return name !== undefined && (name === on || isBased(sets, sets.get(name)?.base, on));
}

const code = (text: string) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');

const kindRow = ({ name, meaning, kind }: Decorator): string[] => [
  code(`@${name}`),
  meaning,
  kind.operators.map((operator) => code(operator || '=')).join(' '),
  kind.sortable ? 'yes' : '',
];

const optionTable = (set: OptionSet | undefined): string =>
  table(
    ['Option', 'Type', 'Meaning'],
    (set?.options ?? []).map(({ name, type, meaning }) => [code(name), code(type), meaning]),
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`)
    .join('\n');
