import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { contentRoute } from '../../files/file-operations.js';
import { sendFile } from '../../files/send-file.js';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf, RecordId } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { AssetLabelsService } from './asset-labels.service.js';
import { AssetLabel, AssetLabelSelection } from './asset-labels.shape.js';

/** Secret addresses are for people who have signed in, not for programs. */
const KEPT = {
  allow: [Role.ManageCustomer],
  tag: 'assets',
  inPerson: true,
  limit: { name: 'asset-labels', points: 30, seconds: 60, by: 'user' },
} as const;

/** Labels of assets with the QR code of their request form. */
@Controller('v1')
export class AssetLabelsController {
  constructor(private readonly labels: AssetLabelsService) {}

  @Post('assets/:id/label')
  @HttpCode(200)
  @Operation({
    ...KEPT,
    id: 'showAssetLabel',
    summary: 'The label of the asset, whose QR code opens the request form of its location with the asset filled in',
    answer: AssetLabel,
    action: { icon: 'QrCode2' },
    problems: { 404: ['NOT_FOUND'] },
  })
  show(@Param('id', RecordId) id: string) {
    return this.labels.label(id);
  }

  @Post('asset-labels')
  @HttpCode(200)
  @Operation(
    contentRoute('application/pdf', {
      ...KEPT,
      id: 'printAssetLabels',
      summary: 'A sheet of labels as PDF/A-3b, at most 200, in the order of the assets',
      body: AssetLabelSelection,
    }),
  )
  async print(@Body(BodyOf(AssetLabelSelection)) { assets }: AssetLabelSelection, @Res() response: Response) {
    await sendFile(response, await this.labels.sheet(assets), undefined);
  }
}
