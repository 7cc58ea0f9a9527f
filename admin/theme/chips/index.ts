export { DeadlineChip } from './DeadlineChip';
export { PriorityChip } from './PriorityChip';
export { ReportStateChip } from './ReportStateChip';
export { StateChip } from './StateChip';
