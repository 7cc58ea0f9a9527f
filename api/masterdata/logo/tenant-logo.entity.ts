import { LogoRecord } from '../../files/logo/logo-record.js';
import { TenantTable } from '../../platform/resource/resource.js';

/** The picture of the tenant itself, shown to everybody who is signed in and in its mails (domain `tenant.logo`). */
@TenantTable({ unique: [[]] })
export class TenantLogo extends LogoRecord {}
