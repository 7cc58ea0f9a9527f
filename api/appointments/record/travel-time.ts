/** Where somebody works, as far as the way there is estimated; a ticket without a site is nowhere. */
export interface Place {
  readonly site: string | null;
  readonly postCode: string | null;
}

/** Minutes between places of one site, one post code, one region (the first two digits) and others. */
const SAME_SITE = 0;
const SAME_POST_CODE = 10;
const SAME_REGION = 30;
const ELSEWHERE = 60;
/** Where a post code is missing, nothing better is known than what a town takes. */
const UNKNOWN = 30;

const REGION_DIGITS = 2;

/** What a tenant has decided about the way between two appointments. */
export interface TravelPlan {
  readonly plansTravel: boolean;
  /** The same for all ways; estimated where it is not said. */
  readonly travelMinutes: number | null;
}

/**
 * Minutes that are left for the way from one site to another: what the tenant has said, or an estimate by post codes, since
 * addresses are not looked up on a map: neighbouring regions may be nearer than it says, and mountains lie within others.
 * It warns and forbids nothing.
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

/** The longest way that there is, in minutes: what is further apart in time need not be looked at. */
export const longestWay = ({ plansTravel, travelMinutes }: TravelPlan): number =>
  plansTravel ? (travelMinutes ?? ELSEWHERE) : SAME_SITE;
