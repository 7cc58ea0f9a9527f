import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { CustomerLogo } from '../../../customers/logo/customer-logo.entity.js';
import type { Customer } from '../../../customers/record/customer.entity.js';
import { fileKeyOf } from '../../../files/file-key.js';
import type { LogoRecord } from '../../../files/logo/logo-record.js';
import { TenantLogo } from '../../../masterdata/logo/tenant-logo.entity.js';
import type { FileStore } from '../../../ports/files.js';
import type { DemoDesk } from '../demo-desk.js';
import { demoId } from '../ids.js';
import { type Colour, Picture } from './png.js';

const PAPER: Colour = [255, 255, 255];

type Motif = (picture: Picture, colour: Colour) => Picture;

/** A ring with a bar through it. */
const ring: Motif = (picture, colour) =>
  picture.disc(110, 80, 66, colour, 46).rectangle(20, 70, 180, 20, colour).disc(110, 80, 22, colour);

/** Steps that lead up, as roofs and slopes do. */
const steps: Motif = (picture, colour) =>
  [0, 1, 2, 3].reduce(
    (drawn, step) => drawn.rectangle(20 + step * 46, 116 - step * 32, 40, 28 + step * 32, colour),
    picture,
  );

/** Gives a customer a drawn logo in its colour. */
export async function giveLogo(desk: DemoDesk, store: FileStore, customer: Customer, colour: Colour): Promise<void> {
  const logo = Object.assign(new CustomerLogo(), { customer: ref(customer) });
  await keep(desk, store, logo, `logo/${customer.code}`, ring(paper(), colour));
}

/** Gives the tenant itself a drawn logo in its colour. */
export const giveTenantLogo = (desk: DemoDesk, store: FileStore, colour: Colour): Promise<void> =>
  keep(desk, store, new TenantLogo(), 'logo', steps(paper(), colour));

const paper = () => new Picture(220, 160).rectangle(0, 0, 220, 160, PAPER);

async function keep(desk: DemoDesk, store: FileStore, logo: LogoRecord, name: string, picture: Picture): Promise<void> {
  const content = picture.png();
  const { width, height } = picture;
  Object.assign(logo, { contentType: 'image/png', size: content.length, width, height });
  logo.id = demoId(`${desk.tenant}/${name}`);
  desk.em.persist(logo);
  await store.write(fileKeyOf(logo), Readable.from(content));
}
