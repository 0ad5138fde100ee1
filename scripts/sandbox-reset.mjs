#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { dataFile, isFree, port } from './portal.mjs';

const file = dataFile();
for (const path of [file, `${file}.tmp`]) rmSync(path, { force: true });
console.info('The sandbox starts again from its first state.');
// A running sandbox holds its data in memory and would write it back.
if (!(await isFree(port()))) console.info(`Something runs on port ${port()}: restart it to see the first state.`);
