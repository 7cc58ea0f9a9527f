// Shows what the server tells this device, and leads to it. It keeps nothing and answers no request.
const scope = self.registration.scope;

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const title = [told.number, told.text].filter(Boolean).join(': ') || 'Volta Service Desk';
  const data = { url: `${scope}issue/${told.ticket}#activity-${told.entry}` };
  event.waitUntil(self.registration.showNotification(title, { tag: told.entry, icon: `${scope}mark.svg`, data }));
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
