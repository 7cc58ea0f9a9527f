import { MIN_PASSWORD, type Translate } from '../texts.js';
import { type Html, html } from './html.js';

/** A new password, twice. */
export const newPasswordFields = (t: Translate, autofocus = false): Html => html`<label>${t('account.new')}
<input name="new" type="password" autocomplete="new-password" minlength="${MIN_PASSWORD}" required${
  autofocus && html` autofocus`
} aria-describedby="rule"></label>
<p class="help" id="rule">${t('account.rule', { min: MIN_PASSWORD })}</p>
<label>${t('account.repeat')}
<input name="repeat" type="password" autocomplete="new-password" required></label>`;
