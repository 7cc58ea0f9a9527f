import { domainToASCII, domainToUnicode } from 'node:url';

const NOT_ASCII = /[^ -~]/;
/** What a mailbox adds to its name to sort its mails (RFC 5233). */
const DETAIL = /\+.*$/;

const partsOf = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
};

/** The domain in its one form: small letters, umlauts as A-labels (RFC 5890), no dot at the end. */
export function domainName(domain: string): string {
  const bare = domain.replace(/\.$/, '').toLowerCase();
  // Only a name with other letters is converted: digits alone would become an address of the network.
  return (NOT_ASCII.test(bare) && bare === bare.normalize('NFKC') && domainToASCII(bare)) || bare;
}

/** The address in its one form, in which addresses are stored and compared everywhere. */
export function mailAddress(address: string): string {
  const [local, domain] = partsOf(address);
  return domain === '' ? address.toLowerCase() : `${local.toLowerCase()}@${domainName(domain)}`;
}

/** The same address with its umlauts, as it was stored before addresses had one form. */
export function readableAddress(address: string): string {
  const [local, domain] = partsOf(mailAddress(address));
  return `${local}@${domainToUnicode(domain)}`;
}

/** The address as guards count it: `name+anything@` is the mailbox of `name@`. */
export function guardedAddress(address: string): string {
  const [local, domain] = partsOf(mailAddress(address));
  return `${local.replace(DETAIL, '') || local}@${domain}`;
}
