import { Injectable } from '@nestjs/common';
import type { FileRules } from '../../files/file-rules.js';
import { checkedFileName, judgeFile } from '../../files/judge-file.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { Asset } from './asset.entity.js';
import { AssetRules } from './asset.rules.js';
import type { AssetDocument } from './asset-document.entity.js';

/** Documents have the reach of their asset. */
@Injectable()
export class AssetDocumentRules implements FileRules<Asset, AssetDocument> {
  readonly form = { fields: [], judge: judgeFile };

  constructor(private readonly assets: AssetRules) {}

  scope(user: SignedInUser) {
    const reached = this.assets.scope(user);
    return reached && { asset: reached };
  }

  beforeUpdate(document: AssetDocument): void {
    document.name = checkedFileName(document.name);
  }
}
