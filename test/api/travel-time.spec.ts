import { longestWay, type Place, travelBetween } from '../../api/appointments/record/travel-time.js';

const estimated = { plansTravel: true, travelMinutes: null };
const at = (postCode: string | null, site: string | null = postCode): Place => ({ site, postCode });

describe('the way between two sites', () => {
  it.each<[string, Place, Place, number]>([
    ['the same site', at('8400', 'a'), at('8400', 'a'), 0],
    ['the same site without a post code', at(null, 'a'), at(null, 'a'), 0],
    ['no site at either', at(null), at(null), 0],
    ['the same post code', at('8400', 'a'), at('8400', 'b'), 10],
    ['the same region', at('8400'), at('8406'), 30],
    ['another region', at('8400'), at('3012'), 60],
    ['the next region', at('8400'), at('8500'), 60],
    ['another country with the same first digits', at('8400'), at('84000'), 60],
    ['a region abroad', at('79100'), at('79098'), 30],
    ['a post code that is missing', at('8400'), at(null, 'b'), 30],
    ['no site at one end', at('8400'), at(null), 30],
  ])('of %s takes as long one way as the other', (_what, from, to, minutes) => {
    expect([travelBetween(from, to, estimated), travelBetween(to, from, estimated)]).toEqual([minutes, minutes]);
    expect(minutes).toBeLessThanOrEqual(longestWay(estimated));
  });

  it.each<[string, boolean, number | null, { same: number; other: number; longest: number }]>([
    ['as many minutes as the tenant says', true, 90, { same: 0, other: 90, longest: 90 }],
    ['nothing where it does not count', false, 90, { same: 0, other: 0, longest: 0 }],
  ])('is given %s', (_what, plansTravel, travelMinutes, { same, other, longest }) => {
    const plan = { plansTravel, travelMinutes };
    expect(travelBetween(at('8400', 'a'), at('8400', 'a'), plan)).toBe(same);
    expect(travelBetween(at('8400'), at(null, 'b'), plan)).toBe(other);
    expect(longestWay(plan)).toBe(longest);
  });
});
