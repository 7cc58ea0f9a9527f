/** The one source of the present moment, so that tests may hold it still. */
export const clock = {
  now: (): Date => new Date(),
};
