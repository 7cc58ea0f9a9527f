import { ProductMark } from '../../components/ProductMark';
import { LogoPicture } from './LogoPicture';
import { useTenantLogo } from './use-tenant-logo';

/** Who runs the desk: the tenant's logo, or the product's mark where there is none. */
export default function TenantMark() {
  return <LogoPicture logo={useTenantLogo()} size="bar" fallback={<ProductMark />} />;
}
