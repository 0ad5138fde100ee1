#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { dataFile } from './portal.mjs';

// A running portal notices that the file is gone and restarts the sandbox.
rmSync(dataFile(), { force: true });
console.info('The sandbox starts again from its first state. Sign in again.');
