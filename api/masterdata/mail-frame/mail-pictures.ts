import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { logoName } from '../../files/logo/logo-record.js';
import { errorMessage } from '../../platform/jobs/error-code.js';
import { FileStore } from '../../ports/files.js';
import type { MailPicture } from '../../ports/mail.js';
import type { TenantLogo } from '../logo/tenant-logo.entity.js';
import { escapeHtml } from './escape-html.js';
import { logoAddress, withLogo } from './mail-logo.js';
import { type Picture, pictureTag } from './picture-tag.js';

/** The tenant's logo among the values of a template. */
export const logoValue = (logo: TenantLogo | null, tenant: string): Picture | null =>
  logo && { src: logoAddress(logo.id), alt: tenant };

/** The head of a mail: the tenant's logo, else its name. */
export function tenantHead(logo: TenantLogo | null, tenant: string): string {
  const picture = logoValue(logo, tenant);
  return picture ? pictureTag(picture) : escapeHtml(tenant);
}

/** Adds the pictures to mails. */
@Injectable()
export class MailPictures {
  readonly #log = new Logger(MailPictures.name);

  constructor(private readonly files: FileStore) {}

  /** The mail with its pictures as parts; a missing picture is replaced by its alternative text. */
  async attached(html: string, logo: TenantLogo | null): Promise<{ html: string; pictures: MailPicture[] }> {
    const content = logo && withLogo(html, () => '') !== html ? await this.#read(logo) : null;
    if (!logo || !content) return { html: withLogo(html, (alt) => alt), pictures: [] };
    const { id, contentType } = logo;
    const cid = logoAddress(id).slice('cid:'.length);
    return {
      html: withLogo(html, (_alt, tag) => tag(logoAddress(id))),
      pictures: [{ cid, name: logoName(logo), contentType, content }],
    };
  }

  /** The mail with its pictures as data addresses, for a browser. */
  async shown(html: string, logo: TenantLogo | null): Promise<string> {
    const { html: carried, pictures } = await this.attached(html, logo);
    return pictures.reduce(
      (text, { contentType, content }) =>
        withLogo(text, (_alt, tag) => tag(`data:${contentType};base64,${content.toString('base64')}`)),
      carried,
    );
  }

  /** A mail is sent also without its logo, if the picture is missing. */
  async #read(logo: TenantLogo): Promise<Buffer | null> {
    try {
      return await buffer(await this.files.read(fileKeyOf(logo)));
    } catch (error) {
      this.#log.warn(`The logo ${logo.id} could not be read: ${errorMessage(error)}`);
      return null;
    }
  }
}
