/** Message between the launcher and a process, which the process returns. */
export const PING = 'volta-lives';
