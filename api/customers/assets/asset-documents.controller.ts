import { fileRoutes } from '../../files/file-routes.js';
import { FILE_TYPES } from '../../files/file-schema.js';
import { Asset } from './asset.entity.js';
import { AssetDocument } from './asset-document.entity.js';

/** Documents of assets as streams, under the permission of the asset. */
export const AssetDocumentsController = fileRoutes(Asset, AssetDocument, {
  below: 'documents',
  list: { summary: 'Documents of the asset' },
  add: { problems: { 415: ['FILE_TYPE_REFUSED'] } },
  content: { types: FILE_TYPES },
});
