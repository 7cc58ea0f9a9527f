import { describeRoom } from '../support/room.js';

describeRoom('master-data');
