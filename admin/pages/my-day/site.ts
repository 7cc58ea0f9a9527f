import type { FieldOrder } from './use-day';

/** The site of an order: name, address on one line, contact, and link to a map. */
export interface Site {
  name: string;
  address: string;
  phone?: string;
  map?: string;
}

/** The site of an order, with its known facts. */
export function siteOf({ ticket, site }: Pick<FieldOrder, 'ticket' | 'site'>): Site {
  const town = [site?.postCode, site?.city].filter(Boolean).join(' ');
  const address = [site?.street, town].filter(Boolean).join(', ');
  const title = ticket._embedded?.location?.title;
  return {
    name: site?.name ?? (typeof title === 'string' ? title : ''),
    address,
    phone: (ticket.contactPhone as string | null | undefined) ?? site?.phone ?? undefined,
    map: address ? mapOf(address) : undefined,
  };
}

/** The maps of the device: Apple's, those of an Android device, otherwise those of the Confederation. */
function mapOf(address: string): string {
  const sought = encodeURIComponent(address);
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) return `https://maps.apple.com/?q=${sought}`;
  if (/Android/.test(navigator.userAgent)) return `geo:0,0?q=${sought}`;
  return `https://map.geo.admin.ch/?swisssearch=${sought}`;
}

/** The phone number as a link. */
export const dialled = (phone: string) => `tel:${phone.replace(/[^+0-9]/g, '')}`;
