import { type CostFacts, orderCosts } from '../../api/tickets/record/cost-limit.js';

const invoices = (...amounts: (number | null)[]) => amounts.map((amount) => ({ number: 'R-1', amount, pdf: true }));
const order = (given: Partial<CostFacts> = {}): CostFacts => ({
  type: 'ORDER',
  limit: 1_000,
  estimate: null,
  invoices: [],
  reports: [],
  approval: 'NONE',
  approvedCosts: null,
  ...given,
});

describe('the costs of an order', () => {
  it.each<[string, Partial<CostFacts>, unknown]>([
    ['nothing yet', {}, { limit: 1_000, costs: 0, level: 'WITHIN', approved: null, toApprove: false }],
    ['a Rappen below 80 %', { estimate: 799.99 }, { costs: 799.99, level: 'WITHIN' }],
    ['80 %', { estimate: 800 }, { costs: 800, level: 'NEAR', toApprove: false }],
    ['the limit itself', { estimate: 1_000 }, { costs: 1_000, level: 'NEAR', toApprove: false }],
    ['a Rappen above', { estimate: 1_000.01 }, { level: 'ABOVE', toApprove: true }],
    ['invoices together', { invoices: invoices(600, 0.1, 400) }, { costs: 1_000.1, level: 'ABOVE' }],
    ['an invoice without amount', { invoices: invoices(null, 10) }, { costs: 10, level: 'WITHIN' }],
    ['more invoiced than estimated', { estimate: 500, invoices: invoices(900) }, { costs: 900, level: 'NEAR' }],
    ['less invoiced than estimated', { estimate: 900, invoices: invoices(100) }, { costs: 900, level: 'NEAR' }],
    [
      'positions of several reports',
      {
        reports: [
          { state: 'OPEN_IN_WORK', amount: 600.2 },
          { state: 'BILLABLE', amount: 399.9 },
        ],
      },
      { costs: 1_000.1, toApprove: true },
    ],
    [
      'what was invoiced of them, which is not added',
      { reports: [{ state: 'INVOICED', amount: 700 }], invoices: invoices(700) },
      { costs: 700, level: 'WITHIN' },
    ],
    [
      'a report that is not invoiced, which costs nothing',
      { reports: [{ state: 'NOT_INVOICED', amount: 5_000 }] },
      { costs: 0 },
    ],
    ['reports without prices', { reports: [{ state: 'BILLABLE' }, { state: 'BILLABLE', amount: null }] }, { costs: 0 }],
    ['no limit', { limit: null, estimate: 9_999 }, null],
    ['an incident', { type: 'INCIDENT', limit: 10, estimate: 9_999 }, null],
  ])('are judged with %s', (_case, given, expected) => {
    const found = orderCosts(order(given));
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected as object);
  });

  it.each<[string, Partial<CostFacts>, unknown]>([
    ['exactly these costs', { approvedCosts: 1_200 }, { approved: 1_200, toApprove: false }],
    ['more than they are', { approvedCosts: 1_500 }, { approved: 1_500, toApprove: false }],
    ['a Rappen less', { approvedCosts: 1_199.99 }, { approved: 1_199.99, toApprove: true }],
    ['no costs at all', { approvedCosts: null }, { approved: null, toApprove: true }],
    ['less, but the limit is higher', { approvedCosts: 1_100, limit: 1_200 }, { toApprove: false }],
  ])('are covered or not by an approval of %s', (_case, given, expected) => {
    expect(orderCosts(order({ estimate: 1_200, approval: 'APPROVED', ...given }))).toMatchObject(expected as object);
  });

  it('are covered by nothing that is asked for or was rejected', () => {
    for (const approval of ['NONE', 'REQUESTED', 'REJECTED'] as const)
      expect(orderCosts(order({ estimate: 1_200, approval, approvedCosts: 1_200 }))).toMatchObject({
        approved: null,
        toApprove: true,
      });
  });
});
