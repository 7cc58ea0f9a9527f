import { orderCosts } from '../../api/tickets/workflow/cost-limit.js';

const invoices = (...amounts: (number | null)[]) => amounts.map((amount) => ({ number: 'R-1', amount, pdf: true }));

describe('the costs of an order', () => {
  it.each<[string, Parameters<typeof orderCosts>, unknown]>([
    ['nothing yet', ['ORDER', 1_000, null, []], { limit: 1_000, costs: 0, level: 'WITHIN' }],
    ['a Rappen below 80 %', ['ORDER', 1_000, 799.99, []], { costs: 799.99, level: 'WITHIN' }],
    ['80 %', ['ORDER', 1_000, 800, []], { costs: 800, level: 'NEAR' }],
    ['the limit itself', ['ORDER', 1_000, 1_000, []], { costs: 1_000, level: 'NEAR' }],
    ['a Rappen above', ['ORDER', 1_000, 1_000.01, []], { level: 'ABOVE' }],
    ['invoices together', ['ORDER', 1_000, null, invoices(600, 0.1, 400)], { costs: 1_000.1, level: 'ABOVE' }],
    ['an invoice without amount', ['ORDER', 1_000, null, invoices(null, 10)], { costs: 10, level: 'WITHIN' }],
    ['more invoiced than estimated', ['ORDER', 1_000, 500, invoices(900)], { costs: 900, level: 'NEAR' }],
    ['less invoiced than estimated', ['ORDER', 1_000, 900, invoices(100)], { costs: 900, level: 'NEAR' }],
    ['no limit', ['ORDER', null, 9_999, []], null],
    ['an incident', ['INCIDENT', 10, 9_999, []], null],
  ])('are judged with %s', (_case, given, expected) => {
    const found = orderCosts(...given);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected as object);
  });
});
