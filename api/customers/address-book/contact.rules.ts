import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { Problem } from '../../platform/http/problem.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import type { Contact } from './contact.entity.js';
import { nextNumberBelow } from './next-number.js';
import { assertNotKeptByErp } from './not-kept-by-erp.js';

/** Name and number of a contact; a contact on which a user is based cannot be deleted. */
@Injectable()
export class ContactRules implements ResourceRules<Contact> {
  async beforeCreate(contact: Contact, em: EntityManager): Promise<void> {
    setName(contact);
    const address = await contact.address.loadOrFail();
    assertNotKeptByErp(address);
    contact.number ||= await nextNumberBelow(em, address, 'contact');
  }

  beforeUpdate(contact: Contact): void {
    setName(contact);
  }

  async beforeDelete({ number }: Contact, em: EntityManager): Promise<void> {
    const based = { externalContactNumber: number };
    if ((await em.count(User, based)) > 0) throw new Problem(409, 'IN_USE');
  }
}

function setName(contact: Contact): void {
  contact.name = [contact.firstname, contact.lastname].filter(Boolean).join(' ');
}
