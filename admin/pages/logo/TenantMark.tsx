import { ProductMark } from '../../components/ProductMark';
import { LogoPicture } from './LogoPicture';
import { useTenantLogo } from './use-tenant-logo';

/** The operator of the desk: the tenant's logo, or the product's mark without one. */
export default function TenantMark() {
  return <LogoPicture logo={useTenantLogo()} size="bar" fallback={<ProductMark />} />;
}
