import { build } from 'vite';
import { isBuilt, root } from '../../../scripts/portal.mjs';

/** Builds the portal once for all browser tests, unless the build is newer than its sources. */
export default async function buildOnce(): Promise<void> {
  if (!isBuilt()) await build({ root, mode: 'sandbox', logLevel: 'warn' });
}
