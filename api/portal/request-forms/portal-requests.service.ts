import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { judgeFile } from '../../files/judge-file.js';
import { keepFile } from '../../files/keep-file.js';
import type { SuggestedArticle } from '../../masterdata/articles/article.shape.js';
import { ArticleSuggestions } from '../../masterdata/articles/article-suggestions.service.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { currentLogo } from '../../masterdata/logo/current-logo.js';
import { MailPictures, tenantHead } from '../../masterdata/mail-frame/mail-pictures.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { guardedAddress, mailAddress } from '../../platform/fields/mail-address.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { sweepDaily } from '../../platform/jobs/daily-sweep.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { signedToken } from '../../platform/signed-token.js';
import { currentLocale } from '../../platform/tenancy/language.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { currentTenant, recordKey, runAsTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { linked } from '../link.js';
import { assetAt } from './asset-at.js';
import { PortalPhoto } from './portal-photo.entity.js';
import { PortalRequest } from './portal-request.entity.js';
import type {
  HeldRequest,
  NewPortalRequest,
  PortalRequestState,
  RequestForm,
  RequestPhotos,
} from './request-form.shape.js';
import { RequestLinksService } from './request-links.service.js';
import { CONFIRMATION, REQUEST_MAILS } from './request-mails.js';
import { RequestTickets } from './request-tickets.js';

const PHOTOS = 'request-photos';
const HOUR_MS = 3_600_000;
/** Time for which a request is held and takes photos. */
const HELD_MS = 24 * HOUR_MS;
const PHOTOS_MS = HOUR_MS;
export const MOST_PHOTOS = 3;
/** Most mails to one address within an hour, so that the form cannot fill a mailbox. */
const MAILS_AN_HOUR = 3;

const judgePhoto: typeof judgeFile = async (head, name) => {
  const type = await judgeFile(head, name);
  if (type?.startsWith('image/')) return type;
  throw new Problem(415, 'FILE_TYPE_REFUSED', { name });
};
const PHOTO = { fields: [], judge: judgePhoto };

// A day after its last use; its photos are deleted with it, and their files by the sweep of files without a record.
sweepDaily(PortalRequest, (ago) => ({ createdAt: { $lt: ago(2) } }));

/** Takes requests from locations without an account: held until the link of the mail is followed, then a ticket (decision 44). */
@Injectable()
export class PortalRequestsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: RequestLinksService,
    private readonly jobs: Jobs,
    private readonly files: FileStore,
    private readonly pictures: MailPictures,
    private readonly tickets: RequestTickets,
    private readonly suggestions: ArticleSuggestions,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The form, with the named asset at its location. Throws 404 for an invalid link. */
  form(tenant: string, token: string, wanted?: string): Promise<RequestForm> {
    return runAsTenant(tenant, async () => {
      const { location, asset, desk, logo } = await this.work.read(async (em) => {
        const { location } = await this.links.find(em, token);
        return {
          location: location.unwrap().name,
          asset: (await assetAt(em, location.unwrap(), wanted))?.name ?? null,
          desk: (await currentSettings(em)).name,
          logo: await currentLogo(em),
        };
      });
      const shown = logo ? await this.pictures.shown(tenantHead(logo, desk), logo) : '';
      return { desk, location, asset, logo: /src="(data:[^"]+)"/.exec(shown)?.[1] ?? null };
    });
  }

  /** Articles published for customers. Throws 404 for an invalid link. */
  articles(tenant: string, token: string, text: string): Promise<SuggestedArticle[]> {
    const locale = currentLocale();
    return runAsTenant(tenant, async () => {
      await this.work.read((em) => this.links.find(em, token));
      return this.suggestions.find(text, ['customers'], locale);
    });
  }

  /** Holds a request. Throws 404, or 429 after too many mails to the address within the hour. */
  hold(tenant: string, token: string, input: NewPortalRequest): Promise<HeldRequest> {
    return runAsTenant(tenant, () =>
      this.work.write(async (em) => {
        const link = await this.links.find(em, token);
        const email = mailAddress(input.email);
        await assertMayWrite(em, email);
        const found = await assetAt(em, link.location.unwrap(), input.asset);
        const asset = found && ref(found);
        const request = Object.assign(new PortalRequest(), { ...input, email, phone: input.phone ?? null, asset });
        request.link = ref(link);
        em.persist(request);
        await this.jobs.send(em, REQUEST_MAILS, { request: request.id }, { id: request.id });
        await em.flush();
        return { photos: signedToken(this.env.VSD_REPLY_SECRET, request.id, [PHOTOS, currentTenant()]) };
      }),
    );
  }

  /** Stores a photo of a held request. Throws 404, 422 PHOTOS_MANY and the refusals of files. */
  addPhoto(tenant: string, token: string, sent: Request): Promise<RequestPhotos> {
    return runAsTenant(tenant, async () => {
      await this.work.read((em) => this.#awaiting(em, token));
      return keepFile(sent, this.files, PHOTO, ({ id, name, contentType, size }, recorded) =>
        this.work.write(async (em) => {
          const request = await this.#awaiting(em, token, { locked: true });
          const own = { id, name, contentType, size, request: ref(request) };
          em.persist(Object.assign(new PortalPhoto(), own));
          await em.flush();
          recorded();
          return { count: await photosOf(em, request) };
        }),
      );
    });
  }

  read(tenant: string, token: string): Promise<PortalRequestState> {
    return runAsTenant(tenant, () =>
      this.work.read(async (em) => stateOf(em, await this.#held(em, token, CONFIRMATION, HELD_MS))),
    );
  }

  /** Creates the ticket; a repeated confirmation returns the same one. */
  confirm(tenant: string, token: string): Promise<PortalRequestState> {
    return runAsTenant(tenant, () =>
      this.work.write(async (em) => {
        const request = await this.#held(em, token, CONFIRMATION, HELD_MS, { locked: true });
        if (!request.ticket) await this.tickets.submit(em, request);
        await em.flush();
        return stateOf(em, request);
      }),
    );
  }

  /** A request that still takes photos. */
  async #awaiting(em: EntityManager, token: string, how?: { locked: boolean }): Promise<PortalRequest> {
    const request = await this.#held(em, token, PHOTOS, PHOTOS_MS, how);
    if (request.ticket) throw notFound();
    if ((await photosOf(em, request)) >= MOST_PHOTOS) throw new Problem(422, 'PHOTOS_MANY');
    return request;
  }

  async #held(
    em: EntityManager,
    token: string,
    purpose: string,
    within: number,
    { locked = false } = {},
  ): Promise<PortalRequest> {
    const request = await linked(this.env, token, purpose, async (id) => {
      if (locked) await em.findOne(PortalRequest, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
      return em.findOne(PortalRequest, { id }, { populate: ['link.location', 'ticket'], refresh: locked });
    });
    if (!request || clock.now().getTime() - request.createdAt.getTime() > within) throw notFound();
    return request;
  }
}

const photosOf = (em: EntityManager, { id }: PortalRequest) => em.count(PortalPhoto, { request: { id } });

/** Number of requests of a mailbox, with any tag in its address. */
const ASKED = `
  select count(*)::int as asked from portal_request
   where tenant = ? and created_at > ? and regexp_replace(email, '[+].*@', '@') = ?`;

/** Locks the mailbox until the transaction ends, so that simultaneous requests are counted one after the other. */
async function assertMayWrite(em: EntityManager, email: string): Promise<void> {
  await oneAtATime(em, 'request', guardedAddress(email));
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const [row] = await em.execute<{ asked: number }[]>(ASKED, [currentTenant(), since, guardedAddress(email)]);
  const asked = row?.asked ?? 0;
  if (asked >= MAILS_AN_HOUR) throw new Problem(429, 'TOO_MANY_REQUESTS', { seconds: HOUR_MS / 1_000 });
}

async function stateOf(em: EntityManager, { link, description, ticket }: PortalRequest): Promise<PortalRequestState> {
  return {
    desk: (await currentSettings(em)).name,
    location: link.unwrap().location.unwrap().name,
    description,
    identifier: ticket?.unwrap().identifier ?? null,
  };
}
