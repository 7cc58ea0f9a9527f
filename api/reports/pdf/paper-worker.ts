import { parentPort, workerData } from 'node:worker_threads';
import { printed, written } from '../../files/pdf/print.js';
import { paperDefinition } from './paper-definition.js';
import type { ReportPaper } from './report-paper.js';

parentPort?.postMessage(await printed(paperDefinition(workerData as ReportPaper, written)));
