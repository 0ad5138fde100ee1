import { chromium } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../chromium.mjs';

/** A picture is looked at in cells of so many pixels, because letters are not drawn the same everywhere. */
const CELL = 8;
/** How far the mean colours of a cell may be apart, of 255, and how many of a thousand cells may be further. */
const MOST_APART = 24;
const MOST_CELLS = 1;

/** Runs in a page: how many of a thousand cells of two pictures are another colour; all of them if their sizes differ. */
async function apart({ pictures, cell, most }) {
  const [one, other] = await Promise.all(
    pictures.map(async (url) => createImageBitmap(await (await fetch(url)).blob())),
  );
  if (one.width !== other.width || one.height !== other.height) return 1000;
  const [width, height] = [one.width, one.height].map((side) => Math.ceil(side / cell));
  const [a, b] = [one, other].map((picture) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  });
  const differs = (at) => [0, 1, 2].some((channel) => Math.abs(a[at * 4 + channel] - b[at * 4 + channel]) > most);
  const cells = Array.from({ length: width * height }, (_, at) => at);
  return (cells.filter(differs).length / cells.length) * 1000;
}

const asUrl = (bytes) => `data:image/webp;base64,${bytes.toString('base64')}`;

/**
 * The names of the pictures that no longer show the portal. `pairs` are a name, the kept picture (null if there is none) and
 * one of today, as bytes.
 */
export async function oldPictures(pairs) {
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const old = [];
    for (const [name, kept, today] of pairs) {
      const given = kept && { pictures: [kept, today].map(asUrl), cell: CELL, most: MOST_APART };
      if (!given || (await page.evaluate(apart, given)) > MOST_CELLS) old.push(name);
    }
    return old;
  } finally {
    await browser.close();
  }
}
