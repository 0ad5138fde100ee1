/** A sandbox in its own process, for the bench: `node sandboxServer.mjs <seed> <file>`. Sends its address to the parent. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openSources } from '../sources.mjs';

const [, , seed, file] = process.argv;
const sources = await openSources();
const { createSandbox } = await sources.load('src/sandbox/app.ts');
const { fileStore } = await sources.load('src/sandbox/db/store.ts');
const { app, db } = createSandbox({ seed, store: fileStore(file) });
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  process.send({
    address: `http://127.0.0.1:${port}`,
    personas: db.personas.size,
    novedades: db.novedades.size,
  });
});
process.on('disconnect', () => process.exit(0));
