import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import type { Customer } from '../../../customers/customer.entity.js';
import { CustomerLogo } from '../../../customers/logo/customer-logo.entity.js';
import { fileKeyOf } from '../../../files/file-key.js';
import type { FileStore } from '../../../ports/files.js';
import type { DemoDesk } from '../demo-desk.js';
import { demoId } from '../ids.js';
import { type Colour, Picture } from './png.js';

const PAPER: Colour = [255, 255, 255];

/** Gives a customer a drawn logo: a ring with a bar through it, in his colour. */
export async function giveLogo(desk: DemoDesk, store: FileStore, customer: Customer, colour: Colour): Promise<void> {
  const picture = new Picture(220, 160)
    .rectangle(0, 0, 220, 160, PAPER)
    .disc(110, 80, 66, colour, 46)
    .rectangle(20, 70, 180, 20, colour)
    .disc(110, 80, 22, colour);
  const content = picture.png();
  const { width, height } = picture;
  const logo = Object.assign(new CustomerLogo(), { contentType: 'image/png', size: content.length, width, height });
  logo.id = demoId(`${desk.tenant}/logo/${customer.code}`);
  logo.customer = ref(customer);
  desk.em.persist(logo);
  await store.write(fileKeyOf(logo), Readable.from(content));
}
