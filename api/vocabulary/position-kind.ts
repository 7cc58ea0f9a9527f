/** What a position of a report stands for (spec §3). */
export const PositionKind = Object.freeze({ Work: 'WORK', Material: 'MATERIAL' });
export type PositionKind = (typeof PositionKind)[keyof typeof PositionKind];
export const POSITION_KINDS = Object.values(PositionKind);
