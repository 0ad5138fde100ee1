import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
const PLACES = [
  ...FOLDERS.filter(Boolean).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.HOME ?? '', 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
];

const installed = () => PLACES.find((place) => existsSync(place));
const isRoot = process.getuid?.() === 0;

/**
 * Path of a Chromium or Chrome: CHROMIUM_PATH, else one of the usual places, else (Debian, as root) it installs the
 * distribution's package. Throws one sentence that says what to do.
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;
  if (isRoot && existsSync('/etc/debian_version')) {
    console.info('No Chromium or Chrome found: installing the package "chromium".');
    try {
      execFileSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // The error below says what to do.
    }
    const now = installed();
    if (now) return now;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

/** Flags Chromium needs here: as root it refuses to start with its own sandbox. */
export const chromiumFlags = isRoot ? ['--no-sandbox'] : [];
