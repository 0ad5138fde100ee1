#!/usr/bin/env node
import { build, preview } from 'vite';
import { closeOnSignal, isBuilt, onReset, port, printWelcome, requireFree, root } from './portal.mjs';

const serve = () => preview({ root, mode: 'sandbox', logLevel: 'warn' });

await requireFree(port());
if (!isBuilt()) {
  console.info('Building the portal...');
  await build({ root, mode: 'sandbox', logLevel: 'warn' });
}
let server = await serve();
printWelcome(`http://127.0.0.1:${port()}`);
closeOnSignal(() => server.close());
onReset(async () => {
  await server.close();
  server = await serve();
});
