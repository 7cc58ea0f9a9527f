import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Location } from '../../customers/record/location.entity.js';
import { appendConfigChanges } from '../../platform/audit/config-change-log.js';
import { Env, publicUrl } from '../../platform/env.js';
import { notFound } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { signedToken } from '../../platform/signed-token.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { ConfigChangeKind } from '../../platform/vocabulary/config-change.js';
import { linked } from '../link.js';
import type { RequestLinkSheet } from './request-form.shape.js';
import { RequestLink } from './request-link.entity.js';

/** Name of the links in the log of changes. */
const LINKS = 'request-links';
const PURPOSE = 'request-form';
/** Level of error correction: readable with a quarter of the code dirty or torn, since it hangs on walls. */
const CODE = { errorCorrectionLevel: 'Q', margin: 4 } as const;
const PNG_WIDTH = 1_000;

/** Links of locations for requests without an account: shown for printing, replaced and removed. */
@Injectable()
export class RequestLinksService {
  constructor(
    @Inject(serviceOf(Location)) private readonly locations: ResourceService<Location>,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The location's link, created by the first request. */
  show(location: string): Promise<RequestLinkSheet> {
    return this.#sheet(
      location,
      async (em, title) => (await ofLocation(em, location)) ?? (await this.#make(em, location, title)),
    );
  }

  /** Creates another link; the one before and its unconfirmed requests become void. */
  renew(location: string): Promise<RequestLinkSheet> {
    return this.#sheet(location, async (em, title) => {
      await this.#remove(em, location, title);
      return this.#make(em, location, title);
    });
  }

  async end(location: string): Promise<void> {
    await this.work.write(async (em) => {
      const { name } = await this.locations.load(em, location, { lock: true });
      await this.#remove(em, location, name);
    });
  }

  /** The record of a link, by its token. Throws 404 for an invalid token. */
  async find(em: EntityManager, token: string): Promise<RequestLink> {
    const find = (id: string) => em.findOne(RequestLink, { id }, { populate: ['location.customer'] });
    const link = await linked(this.env, token, PURPOSE, find);
    if (!link) throw notFound();
    return link;
  }

  /** The address of the location's form, in the caller's transaction; its link is created where there is none. */
  async address(em: EntityManager, { id, name }: Pick<Location, 'id' | 'name'>): Promise<string> {
    const link = (await ofLocation(em, id)) ?? (await this.#make(em, id, name));
    await em.flush();
    return this.#addressOf(link.id);
  }

  async #make(em: EntityManager, location: string, title: string): Promise<RequestLink> {
    const link = Object.assign(new RequestLink(), {
      location: ref(await em.findOneOrFail(Location, { id: location })),
    });
    em.persist(link);
    await noted(em, link, title, 'CREATED');
    return link;
  }

  async #remove(em: EntityManager, location: string, title: string): Promise<void> {
    const link = await ofLocation(em, location);
    if (!link) return;
    await em.nativeDelete(RequestLink, { id: link.id });
    await noted(em, link, title, 'DELETED');
  }

  async #sheet(
    location: string,
    link: (em: EntityManager, title: string) => Promise<RequestLink>,
  ): Promise<RequestLinkSheet> {
    const { id } = await this.work.write(async (em) => {
      const { name } = await this.locations.load(em, location, { lock: true });
      const found = await link(em, name);
      await em.flush();
      return { id: found.id };
    });
    const url = this.#addressOf(id);
    return { url, ...(await codePictures(url)) };
  }

  #addressOf(link: string): string {
    const token = signedToken(this.env.VSD_REPLY_SECRET, link, [PURPOSE, currentTenant()]);
    return `${publicUrl(this.env)}/portal/request/${encodeURIComponent(currentTenant())}/${token}`;
  }
}

/** The QR code of an address as SVG and as PNG of 1,000 pixels, both in data URLs. */
export async function codePictures(url: string): Promise<{ svg: string; png: string }> {
  const [{ toString: toText }, { default: sharp }] = await Promise.all([import('qrcode'), import('sharp')]);
  const svg = Buffer.from(await toText(url, { ...CODE, type: 'svg' }));
  const sized = sharp(svg).resize({ width: PNG_WIDTH, kernel: 'nearest' });
  const png = await sized.png({ palette: true, colours: 2 }).toBuffer();
  return {
    svg: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    png: `data:image/png;base64,${png.toString('base64')}`,
  };
}

const ofLocation = (em: EntityManager, id: string) => em.findOne(RequestLink, { location: { id } });

/** Adds the creation or removal of a link to the log of changes, under the name of its location. */
const noted = (em: EntityManager, { id }: RequestLink, name: string, kind: ConfigChangeKind) =>
  appendConfigChanges(em, [
    { resource: LINKS, record: id, title: { de: name, en: name, fr: name, it: name }, kind, changes: [] },
  ]);
