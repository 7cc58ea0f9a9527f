/** Word by which the launcher asks one of its processes whether it lives, and by which that one answers. */
export const LIVES = 'volta-lives';
