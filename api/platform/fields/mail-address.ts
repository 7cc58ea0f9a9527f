import { domainToASCII, domainToUnicode } from 'node:url';

const NOT_ASCII = /[^ -~]/;
/** Detail behind the name of a mailbox, by which its owner sorts mails (RFC 5233). */
const DETAIL = /\+.*$/;

const partsOf = (address: string): readonly [local: string, domain: string] => {
  const index = address.lastIndexOf('@');
  return index < 0 ? [address, ''] : [address.slice(0, index), address.slice(index + 1)];
};

/** The domain in its canonical form: lower case, umlauts as A-labels (RFC 5890), no dot at the end. */
export function domainName(domain: string): string {
  const bare = domain.replace(/\.$/, '').toLowerCase();
  // Only names beyond ASCII are converted: digits alone would become an IP address.
  return (NOT_ASCII.test(bare) && bare === bare.normalize('NFKC') && domainToASCII(bare)) || bare;
}

/** The address in its canonical form, in which addresses are stored and compared. */
export function mailAddress(address: string): string {
  const [local, domain] = partsOf(address);
  return domain === '' ? address.toLowerCase() : `${local.toLowerCase()}@${domainName(domain)}`;
}

/** The address with umlauts, as it was stored before there was a canonical form. */
export function readableAddress(address: string): string {
  const [local, domain] = partsOf(mailAddress(address));
  return `${local}@${domainToUnicode(domain)}`;
}

/** The mailbox of an address, for limits: `name+anything@` is the mailbox of `name@`. */
export function guardedAddress(address: string): string {
  const [local, domain] = partsOf(mailAddress(address));
  return `${local.replace(DETAIL, '') || local}@${domain}`;
}
