import type { Schema } from './contract';

/** The user's rights on one resource. */
export type Can = Me['can'][string];

/** The signed-in user (spec §3), as `GET services/v1/me` answers. */
export type Me = Schema<'SignedInUserShape'>;
