// Answers the application's question whether its session goes on; nobody else is answered.
const origins = document.currentScript.dataset.origins.split(' ');

addEventListener('message', async ({ data, origin, source }) => {
  if (!origins.includes(origin) || typeof data !== 'string') return;
  const [client, session] = data.split(' ');
  // Where there is no session yet, there may be one to find.
  let state = session ? 'unchanged' : 'changed';
  if (session) {
    // What cannot be asked now has not changed: the network may be away.
    const answer = await fetch(`${location.pathname}/state?${new URLSearchParams({ client, session })}`).catch(
      () => null,
    );
    if (answer?.ok) state = (await answer.json()).state;
  }
  source.postMessage(state, origin);
});
