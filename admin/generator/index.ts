export { generatedResource } from './generated-resource';
export type { FieldSlotProps, LineSlotProps, RecordSlotProps, ResourceOverride, ResourceOverrides } from './overrides';
export { OverridesProvider } from './panels/use-overrides';
