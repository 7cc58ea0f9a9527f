/** Domains with addresses for everybody, whose users have nothing else in common. */
const PROVIDERS = new Set(
  (
    'aol.com bluemail.ch bluewin.ch freenet.de free.fr gmail.com googlemail.com gmx.at gmx.ch gmx.com gmx.de gmx.net ' +
    'hispeed.ch hotmail.ch hotmail.com hotmail.de hotmail.fr hotmail.it hey.com icloud.com infomaniak.ch ik.me ' +
    'laposte.net libero.it live.com mac.com mail.ch mail.com me.com msn.com orange.fr outlook.com outlook.de ' +
    'outlook.fr outlook.it pm.me proton.me protonmail.ch protonmail.com quickline.ch romandie.com sfr.fr sunrise.ch ' +
    't-online.de tiscali.it tuta.com tutanota.com virgilio.it wanadoo.fr web.de yahoo.ch yahoo.com yahoo.de yahoo.fr ' +
    'yahoo.it zoho.com'
  ).split(' '),
);

/** Providers with a domain in each country. */
const FAMILIES = /^(?:gmx|hotmail|yahoo|live|outlook)\.[a-z.]{2,6}$/;

/** Whether anybody may have an address of the domain, so that it tells of no company. */
export const isPublicProvider = (domain: string): boolean => PROVIDERS.has(domain) || FAMILIES.test(domain);
