// The only service worker of the application: opens it without a network, and shows push notifications. The build
// inserts the name and the files of the release.
const RELEASE = '%RELEASE%';
const FILES = JSON.parse('%FILES%');
/** Longest time for a page from the server before the stored page is opened, in milliseconds. */
const PATIENCE = 3000;

const scope = self.registration.scope;

self.addEventListener('push', (event) => {
  const push = event.data?.json() ?? {};
  const title = [push.number, push.text].filter(Boolean).join(': ') || 'Volta Service Desk';
  const ofSupport = push.webhook ? `admin/support/webhooks/${push.webhook}/show` : push.queue && 'admin/support/jobs';
  const place = ofSupport || `issue/${push.ticket}#activity-${push.entry}`;
  const data = { url: scope + place };
  event.waitUntil(self.registration.showNotification(title, { tag: push.entry, icon: `${scope}mark.svg`, data }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const page = pages.find((open) => open.url.startsWith(scope));
      if (!page) return self.clients.openWindow(url);
      await page.focus();
      return page.navigate(url).catch(() => self.clients.openWindow(url));
    }),
  );
});

// A new worker waits until all pages of the release before are closed (decision 34).
self.addEventListener('install', (event) => {
  event.waitUntil(precache());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  // The application includes neither the answers of the server nor the pages for people without an account.
  if (path.startsWith('services/') || path.startsWith('portal/')) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(page(request));
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(file(request));
});

/** Stores the files of the release; files named by content are copied from the caches of other releases. */
async function precache() {
  const cache = await caches.open(RELEASE);
  await Promise.all(
    FILES.map(async (path) => {
      const known = path.startsWith('assets/') && (await caches.match(scope + path));
      const answer = known || (await fetch(scope + path, { cache: 'no-cache', priority: 'low' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(scope + path, answer);
    }),
  );
}

/** One other cache stays: it may belong to a release that is about to come. */
async function forgetOlder() {
  const names = (await caches.keys()).filter((name) => name.startsWith('release ') && name !== RELEASE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page from the server, or the stored page if the server does not answer. */
async function page(request) {
  const kept = await caches.open(RELEASE).then((cache) => cache.match(scope));
  try {
    const answer = await fetch(request, kept && { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status >= 502 && kept ? kept : answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A file of this release; for a page of a newer release, a file of that one. */
async function file(request) {
  const cache = await caches.open(RELEASE);
  return (await cache.match(request.url)) ?? (await caches.match(request.url)) ?? fetch(request);
}
