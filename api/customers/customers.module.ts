import { Global, Module } from '@nestjs/common';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { User } from '../masterdata/user.entity.js';
import { UserDirectory } from '../platform/access/user-directory.js';
import { listBelow } from '../platform/rest/list-below.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { Erp } from '../ports/erp.js';
import { Address } from './address-book/address.entity.js';
import { AddressRules } from './address-book/address.rules.js';
import { AddressBookCopies } from './address-book/address-book-copies.js';
import { BuiltinErp } from './address-book/builtin-erp.js';
import { CatalogItem } from './address-book/catalog-item.entity.js';
import { CatalogItemRules } from './address-book/catalog-item.rules.js';
import { Contact } from './address-book/contact.entity.js';
import { ContactRules } from './address-book/contact.rules.js';
import { Employee } from './address-book/employee.entity.js';
import { Project } from './address-book/project.entity.js';
import { ProjectRules } from './address-book/project.rules.js';
import { Asset } from './assets/asset.entity.js';
import { AssetRules } from './assets/asset.rules.js';
import { AssetDocument } from './assets/asset-document.entity.js';
import { AssetDocumentRules } from './assets/asset-document.rules.js';
import { AssetDocumentsController } from './assets/asset-documents.controller.js';
import { CrmController } from './crm/crm.controller.js';
import { CrmService } from './crm/crm.service.js';
import { CrmLink } from './crm/crm-link.js';
import { ErpProbe } from './crm/erp.probe.js';
import { ErpNumbersHandler } from './crm/erp-numbers.handler.js';
import { ErpNumbers } from './crm/erp-numbers.js';
import { CustomerRules } from './customer.rules.js';
import { CustomerDomainRules } from './customer-domain.rules.js';
import { CustomerPartsController } from './customer-parts.controller.js';
import { CustomerPartsService } from './customer-parts.service.js';
import { LocationRules } from './location.rules.js';
import { CustomerLogoController } from './logo/customer-logo.controller.js';
import { CustomerLogoService } from './logo/customer-logo.service.js';
import { MeController } from './me.controller.js';
import { MeService } from './me.service.js';
import { PreferencesService } from './preferences.service.js';
import { Customer } from './record/customer.entity.js';
import { CustomerDomain } from './record/customer-domain.entity.js';
import { ExecutorReach } from './record/executor-reach.js';
import { Location } from './record/location.entity.js';
import { AccountSync } from './users/account-sync.js';
import { IdentityProbe } from './users/identity.probe.js';
import { InvitationController } from './users/invitation.controller.js';
import { InvitationService } from './users/invitation.service.js';
import { InvitationMails } from './users/invitation-mails.js';
import { MyAccountController } from './users/my-account.controller.js';
import { MyAccountService } from './users/my-account.service.js';
import { RecordedUsers } from './users/recorded-users.js';
import { UserRules } from './users/user.rules.js';
import { UserAccounts } from './users/user-accounts.js';
import { UserDeactivation } from './users/user-deactivation.js';
import { UserUniqueness } from './users/user-uniqueness.js';

const OF_CUSTOMER = { tag: 'customers', reads: ['locations'] };

const resources = ResourceModule.offer(
  { type: Customer, rules: CustomerRules },
  { type: Location, rules: LocationRules },
  { type: Asset, rules: AssetRules },
  { type: AssetDocument, rules: AssetDocumentRules, routes: ['list', 'read', 'update'] },
  { type: CustomerDomain, rules: CustomerDomainRules },
  { type: User, rules: UserRules },
  { type: Address, rules: AddressRules },
  { type: Contact, rules: ContactRules },
  { type: Project, rules: ProjectRules },
  { type: CatalogItem, rules: CatalogItemRules },
  { type: Employee },
);

/** The companies a tenant serves, their sites, the people who sign in, and the address book in place of an ERP. */
@Global()
@Module({
  imports: [resources, MasterdataModule],
  controllers: [
    AssetDocumentsController,
    CrmController,
    CustomerLogoController,
    CustomerPartsController,
    listBelow(Customer, Location, { field: 'customer', summary: 'Sites of the customer', operation: OF_CUSTOMER }),
    InvitationController,
    MeController,
    MyAccountController,
  ],
  providers: [
    AccountSync,
    AddressBookCopies,
    CrmLink,
    CrmService,
    CustomerLogoService,
    CustomerPartsService,
    ErpNumbers,
    ErpNumbersHandler,
    ExecutorReach,
    ErpProbe,
    IdentityProbe,
    InvitationMails,
    InvitationService,
    MeService,
    MyAccountService,
    UserUniqueness,
    PreferencesService,
    UserAccounts,
    UserDeactivation,
    { provide: Erp, useClass: BuiltinErp },
    { provide: UserDirectory, useClass: RecordedUsers },
  ],
  exports: [
    resources,
    AccountSync,
    CrmLink,
    Erp,
    ErpNumbers,
    ExecutorReach,
    UserAccounts,
    UserDeactivation,
    UserDirectory,
  ],
})
export class CustomersModule {}
