import { describeRoom } from '../support/room.js';

describeRoom('custom-fields');
