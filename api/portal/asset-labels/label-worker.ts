import { parentPort, workerData } from 'node:worker_threads';
import { printed, written } from '../../files/pdf/print.js';
import { labelDefinition } from './label-definition.js';
import type { LabelPaper } from './label-paper.js';

parentPort?.postMessage(await printed(labelDefinition(workerData as LabelPaper, written)));
