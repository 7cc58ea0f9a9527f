import { Controller, Get, Module } from '@nestjs/common';
import { Operation } from '../../api/platform/access/operation.js';
import { DocumentService } from '../../api/platform/contract/document.service.js';
import { useDesk } from '../support/use-desk.js';

const GOING = { since: '2026-11-01', sunset: '2027-11-01', link: 'https://desk.example/docs/api-changelog' };

@Controller('v1/going')
class GoingController {
  @Get()
  @Operation({ id: 'listGoing', summary: 'Goes', allow: ['@users'], answer: { type: 'object' }, deprecated: GOING })
  list() {
    return {};
  }
}

@Module({ controllers: [GoingController] })
class GoingModule {}

const desk = useDesk({}, [{ module: GoingModule }]);

describe('a deprecated operation', () => {
  it('says so in the headers of each answer, of refusals as well', async () => {
    for (const person of ['agent', null] as const) {
      const { headers } = await desk.as(person).get('v1/going');
      expect(headers).toMatchObject({
        deprecation: '@1793491200',
        sunset: 'Mon, 01 Nov 2027 00:00:00 GMT',
        link: '<https://desk.example/docs/api-changelog>; rel="deprecation"; type="text/html"',
      });
    }
    const { headers } = await desk.as('agent').get('v1/categories').expect(200);
    expect(headers).not.toHaveProperty('deprecation');
    expect(headers).not.toHaveProperty('sunset');
  });

  it('is marked in the document', () => {
    const { paths } = desk.app.get(DocumentService).full().document;
    expect(paths['/v1/going']?.get).toMatchObject({ deprecated: true, externalDocs: { url: GOING.link } });
    expect(paths['/v1/categories']?.get).not.toHaveProperty('deprecated');
  });
});
