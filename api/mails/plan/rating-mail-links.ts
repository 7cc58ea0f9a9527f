import { Inject, Injectable } from '@nestjs/common';
import { Env, publicUrl } from '../../platform/env.js';
import { translate } from '../../platform/http/texts.js';
import { TOKEN_LENGTH } from '../../platform/signed-token.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Locale } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import { RATINGS } from '../../vocabulary/satisfaction.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { MailListsSource } from './mail-lists.js';
import type { MailLists } from './mail-placeholders.js';

/**
 * The text in place of the token, which replaces it when the mail is sent. The desk reads stored mails and previews, and
 * must not rate itself.
 */
const PLACE = '0'.repeat(TOKEN_LENGTH);
const PLACES = new RegExp(`(/portal/rating/[^/\\s"]+/)${PLACE}(?=/)`, 'g');

/** The text of a mail with the token of its one recipient. */
export const withRatingToken = (words: string, token: string): string =>
  words.replaceAll(PLACES, (_whole, before: string) => `${before}${token}`);

/** One link for each step of a rating, the best first. */
export const ratingLinks = (base: string, tenant: string, locale: Locale): MailLists['ratings'] =>
  RATINGS.toReversed().map((value) => ({
    value: String(value),
    label: translate(locale, `portal.rating.steps.${value}`),
    link: `${base}/portal/rating/${encodeURIComponent(tenant)}/${PLACE}/${value}`,
  }));

/** Adds rating links to mails about closed tickets, for the customer's side alone (decision 44). */
@Injectable()
export class RatingMailLinks {
  constructor(lists: MailListsSource, @Inject(Env) env: Env) {
    lists.register('ratings', async (_em, { state }, { locale, role }) =>
      state === TicketState.Closed && role === Role.Customer
        ? { ratings: ratingLinks(publicUrl(env), currentTenant(), locale) }
        : {},
    );
  }
}
