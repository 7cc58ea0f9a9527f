export { DeadlineChip } from './DeadlineChip';
export { PriorityChip } from './PriorityChip';
export { StateChip } from './StateChip';
