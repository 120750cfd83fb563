// A worker of its own for every measurement: what the first call costs before anything is compiled.
import { parentPort, workerData } from 'node:worker_threads';
import { analyzeGame } from '@caribbean-stud/core';

const started = performance.now();
analyzeGame(workerData);
parentPort?.postMessage(performance.now() - started);
