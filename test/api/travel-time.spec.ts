import { LONGEST_WAY, type Place, travelMinutes } from '../../api/appointments/record/travel-time.js';

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
    expect([travelMinutes(from, to), travelMinutes(to, from)]).toEqual([minutes, minutes]);
    expect(minutes).toBeLessThanOrEqual(LONGEST_WAY);
  });
});
