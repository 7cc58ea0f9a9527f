export { generatedResource } from './generated-resource';
export type { FieldSlotProps, ResourceOverride, ResourceOverrides } from './overrides';
