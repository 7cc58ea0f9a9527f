/// <reference types="jest" />
import {
  clockDifference,
  correctedMoment,
  learnServerTime,
  serverNow,
  setClockDifference,
} from '../../admin/model/server-clock';

const DAY = 86_400_000;
const httpDate = (moment: number) => new Date(moment).toUTCString();

afterEach(() => setClockDifference(0));

describe('the clock of the server, as a device knows it', () => {
  it.each([
    ['a day behind', DAY],
    ['an hour ahead', -3_600_000],
  ])('is reckoned from an answer on a device that is %s', (_name, ahead) => {
    const sent = Date.now();
    learnServerTime(httpDate(sent + ahead), sent, sent + 200);
    expect(Math.abs(clockDifference() - ahead)).toBeLessThan(1_500);
    expect(Math.abs(serverNow().getTime() - Date.now() - ahead)).toBeLessThan(1_500);
  });

  it('becomes the device’s own again once both agree', () => {
    const sent = Date.now();
    learnServerTime(httpDate(sent + DAY), sent, sent + 100);
    learnServerTime(httpDate(sent), sent, sent + 100);
    expect(clockDifference()).toBe(0);
  });

  it.each([
    ['without a date', null, 100],
    ['with a date that nobody can read', 'yesterday', 100],
    ['that took too long', httpDate(Date.now() + DAY), 30_000],
    ['during which the device’s clock was set back', httpDate(Date.now() + DAY), -DAY],
  ])('is not learned from an answer %s', (_name, date, took) => {
    const sent = Date.now();
    learnServerTime(date, sent, sent + took);
    expect(clockDifference()).toBe(0);
  });
});

describe('the right moment of an entry whose time was refused', () => {
  it('is moved by the difference that was learned since', () => {
    setClockDifference(-DAY);
    const stated = new Date(Date.now() - 2 * DAY);
    expect(correctedMoment(stated, 0).getTime()).toBe(stated.getTime() - DAY);
    expect(correctedMoment(stated, -DAY)).toEqual(stated);
  });

  it('is never in the future', () => {
    expect(correctedMoment(new Date(Date.now() + DAY), 0).getTime()).toBeLessThanOrEqual(Date.now());
  });
});
