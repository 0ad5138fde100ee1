#!/usr/bin/env node
import { build, preview } from 'vite';
import { closeOnSignal, isBuilt, port, printWelcome, requireFree, root } from './portal.mjs';

await requireFree(port());
if (!isBuilt()) {
  console.info('Building the portal...');
  await build({ root, mode: 'sandbox', logLevel: 'warn' });
}
const server = await preview({ root, mode: 'sandbox', logLevel: 'warn' });
printWelcome(`http://127.0.0.1:${port()}`);
closeOnSignal(server);
