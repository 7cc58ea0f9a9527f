import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { toDataURL, toString as toText } from 'qrcode';
import { Location } from '../../customers/record/location.entity.js';
import { Env, publicUrl } from '../../platform/env.js';
import { notFound } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { signedToken } from '../../platform/signed-token.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { linked } from '../link.js';
import type { RequestLinkSheet } from './request-form.shape.js';
import { RequestLink } from './request-link.entity.js';

const PURPOSE = 'request-form';
/** Readable when a quarter of the code is dirty or torn, as it hangs on walls. */
const CODE = { errorCorrectionLevel: 'Q', margin: 4 } as const;
const PNG_WIDTH = 1_000;

/** Links of locations by which requests are made without an account: shown for printing, made anew and ended. */
@Injectable()
export class RequestLinksService {
  constructor(
    @Inject(serviceOf(Location)) private readonly locations: ResourceService<Location>,
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The location's link, which is made when it is asked for first. */
  show(location: string): Promise<RequestLinkSheet> {
    return this.#sheet(location, async (em) => (await ofLocation(em, location)) ?? (await made(em, location)));
  }

  /** Another link; the one before is void, and with it what was asked for by it and not confirmed. */
  renew(location: string): Promise<RequestLinkSheet> {
    return this.#sheet(location, async (em) => {
      await em.nativeDelete(RequestLink, { location: { id: location } });
      return made(em, location);
    });
  }

  async end(location: string): Promise<void> {
    await this.work.write(async (em) => {
      await this.locations.load(em, location, { lock: true });
      await em.nativeDelete(RequestLink, { location: { id: location } });
    });
  }

  /** The record of a link, by the token that somebody brings. Throws 404 for what is none. */
  async find(em: EntityManager, token: string): Promise<RequestLink> {
    const find = (id: string) => em.findOne(RequestLink, { id }, { populate: ['location.customer'] });
    const link = await linked(this.env, token, PURPOSE, find);
    if (!link) throw notFound();
    return link;
  }

  async #sheet(location: string, link: (em: EntityManager) => Promise<RequestLink>): Promise<RequestLinkSheet> {
    const { id } = await this.work.write(async (em) => {
      await this.locations.load(em, location, { lock: true });
      const found = await link(em);
      await em.flush();
      return { id: found.id };
    });
    const token = signedToken(this.env.VSD_REPLY_SECRET, id, [PURPOSE, currentTenant()]);
    const url = `${publicUrl(this.env)}/portal/request/${encodeURIComponent(currentTenant())}/${token}`;
    const [svg, png] = await Promise.all([
      toText(url, { ...CODE, type: 'svg' }),
      toDataURL(url, { ...CODE, width: PNG_WIDTH }),
    ]);
    return { url, svg: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, png };
  }
}

const ofLocation = (em: EntityManager, id: string) => em.findOne(RequestLink, { location: { id } });

async function made(em: EntityManager, id: string): Promise<RequestLink> {
  const location = await em.findOneOrFail(Location, { id });
  const link = Object.assign(new RequestLink(), { location: ref(location) });
  em.persist(link);
  return link;
}
