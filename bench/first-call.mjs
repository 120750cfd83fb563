// Runs in a new worker for every measurement: tells what the first call takes, before anything is compiled.
import { parentPort, workerData } from 'node:worker_threads';
import { analyzeGame } from '@caribbean-stud/core';

const started = performance.now();
analyzeGame(workerData);
parentPort?.postMessage(performance.now() - started);
