import type { EntityManager } from '@mikro-orm/postgresql';
import { Asset } from '../../customers/assets/asset.entity.js';
import type { Location } from '../../customers/record/location.entity.js';
import { isRecordId } from '../../platform/resource/reference-kinds.js';

/** The asset of an id, while it stands at the location and is not retired. */
export const assetAt = async (
  em: EntityManager,
  { id: location }: Pick<Location, 'id'>,
  id: string | null | undefined,
): Promise<Asset | null> =>
  isRecordId(id) ? em.findOne(Asset, { id, active: true, location: { id: location } }) : null;
