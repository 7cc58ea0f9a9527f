import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { readKept } from '../../files/keep-file.js';
import type { OpenFile } from '../../files/send-file.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { permits } from '../../platform/access/permission.js';
import { Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TenantTurns } from '../../platform/tenant-turns.js';
import { FileStore } from '../../ports/files.js';
import { conversationLocale } from '../../tickets/record/conversation-locale.js';
import { DEFAULT_LOCALE, type Language, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import { ReportAttachment } from '../attachments/report-attachment.entity.js';
import { ReportPosition } from '../positions/report-position.entity.js';
import { Report } from '../record/report.entity.js';
import { ReportSignature } from '../signature/report-signature.entity.js';
import { printPaper } from './print-paper.js';
import { paperOf } from './report-paper.writer.js';

const PDF = 'application/pdf';
/** More than a usual report has; a larger one would hold up the printing of others. */
const MOST_POSITIONS = 2_000;
/** Papers that this process makes at the same time, one for each tenant. */
const AT_ONCE = 2;
/** Milliseconds for which a request for a paper waits behind others. */
const LONGEST_WAIT_MS = 30_000;

/** Reports as PDF. The records are read before the PDF is made, so that no transaction is open meanwhile. */
@Injectable()
export class ReportPapersService {
  readonly #turns = new TenantTurns({
    places: AT_ONCE,
    waitMs: LONGEST_WAIT_MS,
    refusal: () => new Problem(503, 'UNAVAILABLE'),
  });

  constructor(
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  /** The paper in a language, by default that of the conversation with the customer. */
  async open(id: string, language: Language | undefined): Promise<OpenFile> {
    const { logo, ...read } = await this.work.read((em) => this.#read(em, id));
    const facts = { ...read, logo: logo && (await this.#pictureOf(logo)) };
    const locale = language ? localeOf(language) : conversationLocale(read.report.ticket.unwrap());
    const data = await this.#turns.run(currentTenant(), () => printPaper(paperOf(facts, locale)));
    const file = { name: `${read.report.identifier}.pdf`, contentType: PDF, size: data.length };
    return { file, content: Readable.from(data, { objectMode: false }) };
  }

  async #read(em: EntityManager, id: string) {
    const report = await this.reports.load(em, id);
    await em.populate(report, ['ticket.customer', 'siteLocation', 'serviceTechnician', 'corrects']);
    const positions = await em.find(
      ReportPosition,
      { report: { id } },
      { orderBy: { number: 'asc' }, populate: ['employee'], limit: MOST_POSITIONS + 1 },
    );
    const attachments = await em.find(
      ReportAttachment,
      { report: { id }, deskOnly: false },
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MOST_POSITIONS + 1 },
    );
    if (Math.max(positions.length, attachments.length) > MOST_POSITIONS)
      throw new Problem(422, 'MAX_VALUE', { max: MOST_POSITIONS });
    const signature = await em.findOne(ReportSignature, { report: { id } });
    const { name: tenant } = await currentSettings(em);
    const withPrices = permits([Role.Agent], currentUser().roles);
    const strokes = signature?.strokes ?? null;
    const files = attachments.map(({ name }) => name);
    return { report, positions, strokes, files, tenant, withPrices, logo: await currentLogo(em) };
  }

  /** A logo that the store has lost is left out. */
  async #pictureOf(logo: TenantLogo): Promise<string | null> {
    const data = await readKept(this.files, logo)
      .then(buffer)
      .catch(() => null);
    return data && `data:${logo.contentType};base64,${data.toString('base64')}`;
  }
}

const localeOf = (language: Language): Locale =>
  LOCALES.find((locale) => locale.startsWith(language)) ?? DEFAULT_LOCALE;
