import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageDimensionsFromData } from 'image-dimensions';
import type { Plugin } from 'vite';
import { readTask } from '../guia/readTask.ts';

/**
 * Turns each file of docs/guia that is imported into data: no markdown is read in the browser, and nothing becomes HTML. Its
 * pictures become files of the build, with their sizes.
 */
export const guide = (): Plugin => ({
  name: 'portal:guide',
  transform: {
    filter: { id: /[\\/]docs[\\/]guia[\\/][\w-]+\.md$/ },
    async handler(source, id) {
      const task = readTask(source);
      const imports: string[] = [];
      const steps = [];
      for (const { texto, imagenes } of task.pasos) {
        const measured = [];
        for (const { src, alt } of imagenes) {
          const file = join(dirname(id), src);
          this.addWatchFile(file);
          // A new task is built before its pictures are taken; a test fails while one is missing.
          if (!existsSync(file)) {
            this.warn(`${src} is missing: npm run guia takes it`);
            continue;
          }
          const size = imageDimensionsFromData(await readFile(file));
          if (!size) throw new Error(`${src} is no picture`);
          imports.push(`import picture${imports.length} from ${JSON.stringify(`./${src}?url`)};`);
          measured.push(`{ ...${JSON.stringify({ alt, ...size })}, src: picture${imports.length - 1} }`);
        }
        steps.push(`{ texto: ${JSON.stringify(texto)}, imagenes: [${measured.join(', ')}] }`);
      }
      const code = `${imports.join('\n')}\nexport default { ...${JSON.stringify({ ...task, pasos: [] })}, pasos: [${steps.join(', ')}] };`;
      return { code, map: null, moduleType: 'js' };
    },
  },
});
