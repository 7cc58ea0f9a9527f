import type { Schema } from '../providers/contract';
import { callApi, Refused } from './call-api';
import { el, show } from './dom';
import { fittingArticles } from './fitting-articles';
import { card, failureText, type PageContext } from './page';

const FIELDS = ['description', 'name', 'email', 'phone'] as const;
type Field = (typeof FIELDS)[number];

const MOST_PHOTOS = 3;

/** The request form of a location: the request is held until its author confirms it by mail (decision 44). */
export async function requestPage({ words, locale, parts }: PageContext): Promise<Node> {
  const [tenant = '', token = ''] = parts.map(encodeURIComponent);
  const path = `request-forms/${tenant}/${token}`;
  const wanted = new URLSearchParams(window.location.search).get('asset');
  const query = wanted ? `?asset=${encodeURIComponent(wanted)}` : '';
  const { desk, logo, location, asset } = await callApi<Schema<'RequestForm'>>(`${path}${query}`);
  const place = el('div');
  const solved = () => {
    show(place, card(desk, words('articles.solvedTitle'), el('p', {}, words('articles.solvedText'))));
    place.querySelector('h1')?.focus();
  };
  const articles = fittingArticles({ path, words, onSolved: solved });
  const inputs = {
    description: el('textarea', {
      id: 'description',
      required: true,
      maxlength: 10_000,
      rows: 5,
      input: () => articles.look(inputs.description.value),
      focus: articles.settle,
    }),
    name: el('input', { id: 'name', required: true, maxlength: 120, autocomplete: 'name' }),
    email: el('input', { id: 'email', type: 'email', required: true, autocomplete: 'email' }),
    phone: el('input', { id: 'phone', type: 'tel', maxlength: 30, autocomplete: 'tel' }),
  };
  const faultOf = (name: Field) => el('p', { class: 'fault', id: `${name}-fault` });
  const faults: Record<Field, HTMLElement> = {
    description: faultOf('description'),
    name: faultOf('name'),
    email: faultOf('email'),
    phone: faultOf('phone'),
  };
  // A filled field is no longer at fault, before the form is sent again.
  for (const name of FIELDS) {
    inputs[name].addEventListener('input', () => {
      show(faults[name]);
      inputs[name].removeAttribute('aria-invalid');
    });
  }
  const chosen = el('p', { class: 'quiet', 'aria-live': 'polite' });
  const photos = el('input', {
    id: 'photos',
    type: 'file',
    accept: 'image/*',
    multiple: true,
    change: () => show(chosen, [...(photos.files ?? [])].map(({ name }) => name).join(', ')),
  });
  const send = el('button', { type: 'submit' }, words('request.send'));
  const fault = el('p', { class: 'fault', role: 'alert' });

  const row = (name: Field, help?: string) =>
    el(
      'div',
      { class: 'row' },
      el('label', { class: 'field', for: name }, words(`request.${name}`)),
      inputs[name],
      help && el('p', { class: 'quiet', id: `${name}-help` }, help),
      faults[name],
      name === 'description' && articles.place,
    );

  const mark = (found: Readonly<Record<string, string>>) => {
    for (const name of FIELDS) {
      const code = found[name];
      show(faults[name], code && words(code === 'REQUIRED' ? 'request.required' : 'request.invalid'));
      inputs[name].toggleAttribute('aria-invalid', Boolean(code));
      inputs[name].setAttribute('aria-describedby', `${name}-help ${name}-fault`);
    }
    const first = FIELDS.find((name) => found[name]);
    if (first) inputs[first].focus();
  };

  const submit = async (event: Event) => {
    event.preventDefault();
    show(fault);
    const values = Object.fromEntries(FIELDS.map((name) => [name, inputs[name].value.trim()]));
    const missing = FIELDS.filter((name) => inputs[name].required && !values[name]);
    mark(Object.fromEntries(missing.map((name) => [name, 'REQUIRED'])));
    if (missing.length > 0) return;
    send.disabled = true;
    show(send, words('request.sending'));
    try {
      const body = { ...values, phone: values.phone || null, asset: asset ? wanted : null, locale };
      const held = await callApi<Schema<'HeldRequest'>>(`${path}/requests`, 'POST', body);
      const refused = await sendPhotos(`request-photos/${tenant}/${held.photos}`);
      show(place, done(values.email ?? '', refused));
      place.querySelector('h1')?.focus();
    } catch (error) {
      if (error instanceof Refused && error.status === 422) mark(error.faults);
      else show(fault, failureText(error, words));
      send.disabled = false;
      show(send, words('request.send'));
    }
  };

  /** Returns the names of refused photos: the request is held without them. */
  async function sendPhotos(address: string): Promise<string[]> {
    const refused: string[] = [];
    for (const [at, file] of [...(photos.files ?? [])].entries()) {
      const form = new FormData();
      form.append('file', file);
      const isTaken =
        at < MOST_PHOTOS &&
        (await callApi(address, 'POST', form).then(
          () => true,
          () => false,
        ));
      if (!isTaken) refused.push(file.name);
    }
    return refused;
  }

  const done = (email: string, refused: readonly string[]) =>
    card(
      desk,
      words('request.doneTitle'),
      el('p', {}, words('request.done', { email })),
      ...refused.map((name) => el('p', { class: 'fault' }, words('request.photoRefused', { name }))),
    );

  const form = el(
    'form',
    { submit, novalidate: true },
    row('description', words('request.descriptionHelp')),
    row('name'),
    row('email', words('request.emailHelp')),
    row('phone'),
    el(
      'div',
      { class: 'row' },
      el('p', { class: 'field' }, words('request.photos')),
      photos,
      el('label', { class: 'choose', for: 'photos' }, words('request.choose')),
      chosen,
    ),
    send,
    fault,
  );
  const lead = el('p', {}, words('request.lead', { location }));
  const subject = asset && el('p', {}, words('request.asset', { asset }));
  const shown = card(desk, words('request.title'), lead, ...(subject ? [subject] : []), form);
  if (logo) shown.querySelector('.head')?.prepend(el('img', { src: logo, alt: '' }));
  show(place, shown);
  return place;
}
