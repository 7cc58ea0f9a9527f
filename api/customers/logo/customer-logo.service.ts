import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import { v7 as uuidv7 } from 'uuid';
import { fileKeyOf } from '../../files/file-key.js';
import { readKept } from '../../files/keep-file.js';
import { type FileForm, receiveFile } from '../../files/receive-file.js';
import type { OpenFile } from '../../files/send-file.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/resource/resource-controller.js';
import type { ResourceService } from '../../platform/resource/resource-service.js';
import type { RecordJson } from '../../platform/resource/rules.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Customer } from '../customer.entity.js';
import { CustomerLogo } from './customer-logo.entity.js';
import { HeldFile } from './held-file.js';
import { type LogoPicture, logoPicture } from './logo-picture.js';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

/** A picture by its first bytes, whatever it is called, of at most 2 MB. */
const FORM: FileForm = {
  fields: [],
  limit: { bytes: 2 * 1024 * 1024, code: 'LOGO_SIZE' },
  judge: async (head) => {
    const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {};
    if (!PICTURES.includes(mime)) throw new Problem(415, 'LOGO_TYPE');
    return mime;
  },
};

/** The logo of a customer: its record in the database, the picture in the file store. */
@Injectable()
export class CustomerLogoService {
  constructor(
    @Inject(serviceOf(Customer)) private readonly customers: ResourceService<Customer>,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  /** The picture, to be closed by the reader; 404 when there is none. */
  async open(customerId: string): Promise<OpenFile> {
    const logo = await this.work.read(async (em) => logoOf(em, await this.customers.load(em, customerId)));
    if (!logo) throw notFound();
    const name = `logo.${logo.contentType === 'image/png' ? 'png' : 'jpg'}`;
    return {
      file: { name, contentType: logo.contentType, size: logo.size },
      content: await readKept(this.files, logo),
    };
  }

  /** Keeps a sent picture in place of the former one; whatever goes wrong, the former one stays. */
  async replace(customerId: string, request: Request, version: number | undefined): Promise<RecordJson> {
    await this.work.read((em) => this.customers.load(em, customerId));
    const sent = new HeldFile();
    await receiveFile(request, sent, FORM);
    const picture = await logoPicture(sent.content);
    const file = { tenant: currentTenant(), id: uuidv7() };
    await this.files.write(fileKeyOf(file), Readable.from(picture.data));
    try {
      return await this.#change(customerId, version, (em, customer) => {
        em.persist(logoFrom(picture, file.id, customer));
      });
    } catch (error) {
      await this.files.remove(fileKeyOf(file));
      throw error;
    }
  }

  /** Takes the logo away; 404 when there is none. */
  remove(customerId: string, version: number | undefined): Promise<RecordJson> {
    return this.#change(customerId, version, (_em, _customer, former) => {
      if (!former) throw notFound();
    });
  }

  /** Changes the logo under the customer's lock; the former picture goes once that is certain. */
  async #change(
    customerId: string,
    version: number | undefined,
    put: (em: EntityManager, customer: Customer, former: CustomerLogo | null) => void,
  ): Promise<RecordJson> {
    const { answer, former } = await this.customers.write(async (em) => {
      const customer = await this.customers.load(em, customerId, { lock: true });
      if (version !== undefined) await this.customers.assertVersion(em, customer, version);
      const former = await logoOf(em, customer);
      if (former) {
        em.remove(former);
        await em.flush();
      }
      put(em, customer, former);
      customer.touch();
      await em.flush();
      return { answer: await this.customers.present(em, customer), former };
    });
    if (former) await this.files.remove(fileKeyOf(former));
    return answer;
  }
}

const logoOf = (em: EntityManager, { id }: Customer) =>
  em.findOne(CustomerLogo, { tenant: currentTenant(), customer: { id } });

function logoFrom({ data, contentType, width, height }: LogoPicture, id: string, customer: Customer): CustomerLogo {
  return Object.assign(new CustomerLogo(), {
    id,
    customer: ref(customer),
    contentType,
    size: data.length,
    width,
    height,
  });
}
