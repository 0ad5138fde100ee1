#!/usr/bin/env node
import { createServer } from 'vite';
import { closeOnSignal, onReset, port, printWelcome, requireFree, root } from './portal.mjs';

await requireFree(port());
const server = await createServer({ root, mode: 'sandbox', logLevel: 'info' });
await server.listen();
printWelcome(`http://127.0.0.1:${port()}`);
closeOnSignal(() => server.close());
onReset(() => server.restart());
