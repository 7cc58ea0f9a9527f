import { Injectable } from '@nestjs/common';
import { hasPersons } from '../privacy/has-persons.js';
import { Listings } from '../rest/listings.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import { noteAccess } from './data-access.entity.js';

/** Notes lists with data of persons that are sent as tables. */
@Injectable()
export class DataAccessLog {
  constructor(listings: Listings, work: UnitOfWork) {
    listings.onTable(async (model, label) => {
      if (hasPersons(model)) await work.write(async (em) => noteAccess(em, { kind: 'LIST_EXPORTED', label }));
    });
  }
}
