import { PositionKind } from '../../../vocabulary/position-kind.js';
import type { Unit } from '../../../vocabulary/unit.js';

/** Rappen that an hour and a minute of work, a millilitre and any other unit of material cost. */
const HOUR = 11_800;
const MINUTE = 197;
const MILLILITRE = 8;
const PIECE = 2_450;

/** What the desk charges for one unit of a position, in Rappen. */
export function unitPriceOf(kind: PositionKind, unit: Unit): number {
  if (kind === PositionKind.Work) return unit === 'MIN' ? MINUTE : HOUR;
  return unit === 'MLT' ? MILLILITRE : PIECE;
}
