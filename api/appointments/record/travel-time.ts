/** The fields of a site that determine the estimated way; null fields for a ticket without a site. */
export interface Place {
  readonly site: string | null;
  readonly postCode: string | null;
}

/** Minutes between places of one site, one post code, one region (the first two digits) and others. */
const SAME_SITE = 0;
const SAME_POST_CODE = 10;
const SAME_REGION = 30;
const ELSEWHERE = 60;
/** Minutes of a way with an unknown post code: those within a town. */
const UNKNOWN = 30;

const REGION_DIGITS = 2;

/** The tenant's settings of the way between two appointments. */
export interface TravelPlan {
  readonly plansTravel: boolean;
  /** Minutes of all ways; by default they are estimated. */
  readonly travelMinutes: number | null;
}

/**
 * Minutes for the way from one site to another: those of the tenant's settings, or an estimate by post codes, which is
 * rough, since addresses are not looked up on a map. It leads to a warning only.
 */
export function travelBetween(from: Place, to: Place, { plansTravel, travelMinutes }: TravelPlan): number {
  if (!plansTravel || from.site === to.site) return SAME_SITE;
  if (travelMinutes !== null) return travelMinutes;
  if (!from.postCode || !to.postCode) return UNKNOWN;
  if (from.postCode === to.postCode) return SAME_POST_CODE;
  // Codes of another length are another country's.
  const isNear =
    from.postCode.length === to.postCode.length &&
    from.postCode.slice(0, REGION_DIGITS) === to.postCode.slice(0, REGION_DIGITS);
  return isNear ? SAME_REGION : ELSEWHERE;
}

/** The longest way, in minutes: appointments further apart in time cannot conflict. */
export const longestWay = ({ plansTravel, travelMinutes }: TravelPlan): number =>
  plansTravel ? (travelMinutes ?? ELSEWHERE) : SAME_SITE;
