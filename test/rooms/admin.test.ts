import { describeRoom } from '../support/room.js';

describeRoom('admin');
