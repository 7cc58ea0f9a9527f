/** The source of the present moment, which tests can stop. */
export const clock = {
  now: (): Date => new Date(),
};
