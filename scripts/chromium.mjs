import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it draws the same pages for two thirds of the work. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
const inFolders = (names) => FOLDERS.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
const PLACES = [
  ...inFolders(NAMES),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.HOME ?? '', 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
];

const firstOf = (places) => places.find((place) => existsSync(place));
const isRoot = process.getuid?.() === 0;

/** Installs a package of the distribution (Debian, as root). Nothing happens elsewhere. */
function install(name) {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  console.info(`No Chromium or Chrome found: installing the package "${name}".`);
  try {
    execFileSync('sh', ['-c', `apt-get update && apt-get install -y --no-install-recommends ${name}`], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The caller's error says what to do.
  }
}

/** Path of the first of these browsers: CHROMIUM_PATH wins, and what is missing is installed if possible. */
function find(places, name) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = firstOf(places);
  if (found) return found;
  install(name);
  const now = firstOf(places);
  if (now) return now;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

/**
 * Path of a Chromium or Chrome with windows, as people have it: CHROMIUM_PATH, else one of the usual places, else the
 * distribution's package. Throws one sentence that says what to do.
 */
export const findChromium = () => find(PLACES, NAMES[0]);

/** Path of the browser for tests: the one without windows if it is there, else as `findChromium`. */
export const findTestBrowser = () => find([...inFolders([HEADLESS]), ...PLACES], HEADLESS);

/** Flags Chromium needs here: as root it refuses to start with its own sandbox. */
export const chromiumFlags = isRoot ? ['--no-sandbox'] : [];
