import { useStore } from 'react-admin';

/** The assignment group whose figures the user looks at, empty for all; kept with their preferences. */
export const useGroupChoice = () => useStore<string>('dashboard.assignmentGroup', '');
