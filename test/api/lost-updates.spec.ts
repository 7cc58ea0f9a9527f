import { describeManyEditors } from '../support/many-editors.js';

describeManyEditors(10, 10);
