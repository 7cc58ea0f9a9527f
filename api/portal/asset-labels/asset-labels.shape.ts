import { Asset } from '../../customers/assets/asset.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { References, Shape, Text } from '../../platform/resource/index.js';

/** The label of an asset: the address of its request form, the QR code of it, and a sheet for printing. */
@Shape()
export class AssetLabel {
  @Text({ required: true, max: 500 }) url!: string;
  /** QR code as PNG, and the label as PDF, in data URLs. */
  @Computed({ type: 'string' }, { widget: 'picture' }) png!: string;
  @Computed({ type: 'string' }, { widget: 'picture' }) pdf!: string;
}

/** The assets of a sheet of labels, in their order. */
@Shape()
export class AssetLabelSelection {
  @References(() => Asset, { required: true }) assets!: string[];
}
