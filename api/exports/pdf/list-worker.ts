import { parentPort, workerData } from 'node:worker_threads';
import { printed, written } from '../../files/pdf/print.js';
import { listDefinition } from './list-definition.js';
import type { ListPaper } from './list-paper.js';

parentPort?.postMessage(await printed(listDefinition(workerData as ListPaper, written)));
