import { describeManyEditors } from '../support/many-editors.js';

describeManyEditors(20, Number(process.env.VSD_EDITS ?? 50));
