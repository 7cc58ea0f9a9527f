import type { DirectoryEntry } from '../../../../ports/erp/erp-directory.js';
import type { TrytonClient, TrytonRow } from '../tryton-client.js';
import { decimalIn, idIn, idsIn, numberIn, ownId, relatedIn, textOf } from '../tryton-values.js';
import { type DirectorySource, EVEN_INACTIVE, keyOf, leads } from './directory-source.js';

const PRODUCT = 'product.product';
const PROJECT = 'project.work';
const PROJECTS = [['type', '=', 'project']] as const;
const SALABLE = ['salable', '=', true];
const PRODUCT_FIELDS = [
  'code',
  'name',
  'type',
  'salable',
  'active',
  'description',
  'list_price',
  'sale_uom',
  'default_uom',
];
/** Our codes of units with another code in Tryton. */
const OURS: Readonly<Record<string, string>> = { C62: 'EA' };

/** Reads products and projects. */
export class GoodsSources {
  constructor(private readonly client: TrytonClient) {}

  readonly items: DirectorySource<'CATALOG_ITEM'> = {
    root: PRODUCT,
    where: [EVEN_INACTIVE],
    watched: [
      leads(PRODUCT, 'id'),
      { model: 'product.template', fields: ['products'], rootsOf: (row) => idsIn(row, 'products') },
      leads('product.identifier', 'product'),
    ],
    read: (roots) => this.#items(roots),
    keys: async () => {
      const rows = await this.client.every(PRODUCT, [SALABLE, ['code', '!=', null]], ['code']);
      return rows.filter((row) => textOf(row, 'code')).map((row) => keyOf(PRODUCT, ownId(row)));
    },
    knows: async (number) => {
      const where = [['code', '=', number], SALABLE];
      return (await this.client.rows(PRODUCT, where, ['id'], 1)).length > 0;
    },
  };

  readonly projects: DirectorySource<'PROJECT'> = {
    root: PROJECT,
    where: PROJECTS,
    watched: [leads(PROJECT, 'id')],
    read: async (roots) => {
      const fields = ['name', 'party', 'status', 'status.progress'];
      const rows = await this.client.every(PROJECT, [['id', 'in', roots], ...PROJECTS], fields);
      return rows.map((row) => ({ key: keyOf(PROJECT, ownId(row)), value: isDone(row) ? null : projectOf(row) }));
    },
    keys: async () => {
      const rows = await this.client.every(PROJECT, PROJECTS, ['status', 'status.progress']);
      return rows.filter((row) => !isDone(row)).map((row) => keyOf(PROJECT, ownId(row)));
    },
    knows: async (number) => {
      const begins = `${number.replaceAll(/[\\%_]/g, '\\$&')} %`;
      const named = ['OR', ['name', '=', number], ['name', 'like', begins]];
      return (await this.client.rows(PROJECT, [...PROJECTS, named], ['id'], 1)).length > 0;
    },
  };

  async #items(roots: readonly number[]): Promise<DirectoryEntry<'CATALOG_ITEM'>[]> {
    const rows = await this.client.every(PRODUCT, [['id', 'in', roots], EVEN_INACTIVE], PRODUCT_FIELDS);
    const units = [...new Set(rows.flatMap((row) => idIn(row, 'sale_uom') ?? []))];
    const codes = new Map(
      (await this.client.every('product.uom', [['id', 'in', units], EVEN_INACTIVE], ['unece_code'])).map((row) => [
        ownId(row),
        textOf(row, 'unece_code'),
      ]),
    );
    const identifiers = await this.client.every('product.identifier', [['product', 'in', roots]], ['product', 'code']);
    const barcodes = new Map(identifiers.reverse().map((row) => [idIn(row, 'product') ?? 0, textOf(row, 'code')]));
    return rows.map((row) => {
      const [id, number, unit] = [ownId(row), textOf(row, 'code'), idIn(row, 'sale_uom')];
      const key = keyOf(PRODUCT, id);
      if (!number || row.active !== true || row.salable !== true) return { key, value: null };
      const code = codes.get(unit ?? 0) ?? null;
      const item = {
        number,
        name: textOf(row, 'name') ?? '',
        kind: textOf(row, 'type') === 'service' ? ('WORK' as const) : ('MATERIAL' as const),
        unit: code && (OURS[code] ?? code),
        // The price belongs to the default unit.
        unitPrice: unit === idIn(row, 'default_uom') ? priceOf(row) : null,
        barcode: barcodes.get(id) ?? null,
        description: textOf(row, 'description'),
      };
      return { key, value: item };
    });
  }
}

/** The price rounded to the centime. */
function priceOf(row: TrytonRow): number | null {
  const price = decimalIn(row, 'list_price');
  return price === null || !Number.isFinite(price) ? null : Math.round(price * 100) / 100;
}

const isDone = (row: TrytonRow) => {
  const status = relatedIn(row, 'status');
  return status !== null && numberIn(status, 'progress') === 1;
};

/** A project of Tryton, whose number is the first word of its name. */
function projectOf(row: TrytonRow) {
  const name = (textOf(row, 'name') ?? '').trim();
  const [, number = '', rest = ''] = /^(\S*)\s*([\s\S]*)$/.exec(name.slice(0, 1_000)) ?? [];
  const party = idIn(row, 'party');
  return { number, name: rest || number, address: party === null ? null : keyOf('party.party', party) };
}
