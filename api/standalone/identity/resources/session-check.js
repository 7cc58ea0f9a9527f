// Reports to the application whether its session goes on; messages of other origins get no answer.
const origins = document.currentScript.dataset.origins.split(' ');

addEventListener('message', async ({ data, origin, source }) => {
  if (!origins.includes(origin) || typeof data !== 'string') return;
  const [client, session] = data.split(' ');
  // An application without a session may find one by signing in.
  let state = session ? 'unchanged' : 'changed';
  if (session) {
    // Without an answer, the session counts as unchanged: the network may be away.
    const answer = await fetch(`${location.pathname}/state?${new URLSearchParams({ client, session })}`).catch(
      () => null,
    );
    if (answer?.ok) state = (await answer.json()).state;
  }
  source.postMessage(state, origin);
});
