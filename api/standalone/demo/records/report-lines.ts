import { PositionKind } from '../../../vocabulary/position-kind.js';
import type { Unit } from '../../../vocabulary/unit.js';
import type { Player } from '../cast.js';
import type { CategoryCode } from '../categories.js';
import type { PlayedTicket } from '../played-ticket.js';
import { unitPriceOf } from './demo-prices.js';

/** Material by what is repaired: what it is, its unit, how much, the number of the catalogue. */
const MATERIAL: Readonly<Partial<Record<CategoryCode, readonly (readonly [string, Unit, number, string])[]>>> = {
  HLK: [
    ['Thermostatventil', 'EA', 1, 'TV-1500'],
    ['Filtermatte G4', 'MTR', 2.5, 'FM-0400'],
  ],
  SANITAER: [
    ['Dichtungssatz', 'SET', 1, 'DS-1140'],
    ['Mehrschichtrohr 20 mm', 'MTR', 4.5, 'MR-2020'],
    ['Presskupplung 20 mm', 'EA', 3, 'PK-2020'],
  ],
  ELEKTRO: [
    ['Kabel 3 x 1,5 mm²', 'MTR', 12, 'KA-3150'],
    ['LED-Leuchtmittel', 'EA', 4, 'LE-0840'],
  ],
  TUEREN: [
    ['Türschliesser', 'EA', 1, 'TS-0093'],
    ['Silikon transparent', 'CQ', 2, 'SI-0310'],
  ],
  IT: [['Patchkabel Cat 6A, 3 m', 'EA', 2, 'PC-0603']],
  REINIGUNG: [['Reinigungsmittel', 'MLT', 250, 'RM-0250']],
  UMGEBUNG: [['Streusalz', 'BG', 2, 'SS-0025']],
  BAHN: [['Schmierfett', 'CQ', 1, 'SF-0400']],
  KRAN: [['Hydrauliköl', 'CA', 1, 'HO-0460']],
};

const SCREWS = ['Schrauben verzinkt', 'PA', 1, 'SC-0506'] as const;

const HOURS = [1, 1.5, 2, 2.25, 3, 4.5] as const;

interface LineBody {
  readonly kind: PositionKind;
  readonly unit: Unit;
  readonly [field: string]: unknown;
}

/** What whoever was there writes down, and what the desk charges for a unit of it, in Rappen. */
interface Line {
  readonly body: LineBody;
  readonly unitPrice: number;
}

/** What a report says: the way there, the work itself, and often some material. */
export function linesOf(player: PlayedTicket, by: Player, day: string): Line[] {
  const { random } = player.scene;
  const { problem } = player.plan;
  const work = { kind: PositionKind.Work, employee: by.id, timeBookingDate: day };
  const task = player.words(problem.order ?? problem.title).split(/(?<=[.!?])\s/)[0] as string;
  const lines: LineBody[] = [
    { ...work, description: 'Anfahrt', quantity: random.pick([15, 20, 30, 45]), unit: 'MIN' },
    { ...work, description: task.slice(0, 500), quantity: random.pick(HOURS), unit: 'HUR', timesheetRelevant: true },
  ];
  const used = random.chance(0.75) ? [random.pick(MATERIAL[problem.category] ?? [SCREWS])] : [];
  for (const [description, unit, quantity, catalogNumber] of used)
    lines.push({ kind: PositionKind.Material, description, unit, quantity, catalogNumber });
  return lines.map((body) => ({ body, unitPrice: unitPriceOf(body.kind, body.unit) }));
}
