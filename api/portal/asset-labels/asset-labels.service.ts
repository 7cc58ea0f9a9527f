import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Asset } from '../../customers/assets/asset.entity.js';
import type { OpenFile } from '../../files/send-file.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { invalidField, notFound } from '../../platform/http/problem.js';
import { pluralOf, translate } from '../../platform/http/texts.js';
import { projectRoot } from '../../platform/project-root.js';
import { runInWorker } from '../../platform/run-in-worker.js';
import { currentLocale } from '../../platform/tenancy/language.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { codePictures, RequestLinksService } from '../request-forms/request-links.service.js';
import type { AssetLabel } from './asset-labels.shape.js';
import type { Label, LabelPaper } from './label-paper.js';

/** The compiled file, since a thread has none of the loaders of the process. */
const THREAD = join(projectRoot, 'dist/api/portal/asset-labels/label-worker.js');
const LIMITS = { ms: 30_000, heapMegabytes: 384 };
const PDF = 'application/pdf';

/** Labels of assets, whose QR code leads to the request form of their location with the asset filled in. */
@Injectable()
export class AssetLabelsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: RequestLinksService,
  ) {}

  /** The label of an asset. Throws 404 for an unknown one. */
  async label(asset: string): Promise<AssetLabel> {
    const paper = await this.#paper([asset]);
    const [label] = paper.labels;
    if (!label) throw notFound();
    const [{ png }, pdf] = await Promise.all([codePictures(label.url), printLabels(paper)]);
    return { url: label.url, png, pdf: `data:${PDF};base64,${pdf.toString('base64')}` };
  }

  /** A sheet of labels in the order of the assets. Throws 422 without any, and for an unknown one. */
  async sheet(assets: readonly string[]): Promise<OpenFile> {
    if (assets.length === 0) throw invalidField('/assets', 'REQUIRED');
    const paper = await this.#paper(assets);
    if (paper.labels.length < assets.length) throw invalidField('/assets', 'UNKNOWN_REFERENCE');
    const data = await printLabels(paper);
    const file = { name: `${paper.title}.pdf`, contentType: PDF, size: data.length };
    return { file, content: Readable.from(data, { objectMode: false }) };
  }

  #paper(ids: readonly string[]): Promise<LabelPaper> {
    const language = currentLocale();
    const word = (key: string) => translate(language, key);
    return this.work.write(async (em) => {
      const found = await em.find(Asset, { id: { $in: [...ids] } }, { populate: ['location', 'customer'] });
      const labels: Label[] = [];
      const forms = new Map<string, string>();
      for (const id of ids) {
        const asset = found.find((one) => one.id === id.toLowerCase());
        if (!asset) continue;
        const [location, customer] = [asset.location.unwrap(), asset.customer.unwrap()];
        if (!forms.has(location.id)) forms.set(location.id, await this.links.address(em, location));
        const url = `${forms.get(location.id)}?asset=${asset.id}`;
        const { name, serialNumber } = asset;
        labels.push({ name, serialNumber, location: location.name, customer: customer.name, url });
      }
      return {
        language,
        title: pluralOf(language, 'resources.assets.name', labels.length),
        tenant: (await currentSettings(em)).name,
        serial: word('resources.assets.fields.serialNumber'),
        hint: word('assetLabels.hint'),
        labels,
        footer: translate(language, 'exportPaper.page', { page: '{page}', pages: '{pages}' }),
      };
    });
  }
}

/** The sheet as PDF/A-3b, made in a thread of its own. Throws `WorkerFailure` after the time limit. */
const printLabels = async (paper: LabelPaper): Promise<Buffer> =>
  Buffer.from(await runInWorker<Uint8Array>(THREAD, paper, LIMITS));
