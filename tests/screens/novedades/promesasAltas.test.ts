import { describe } from 'vitest';
import { deTrabajadores } from './clases.ts';
import { prometer } from './promesas.ts';

describe.each(Object.entries(deTrabajadores).filter(([nombre]) => nombre.startsWith('alta')))('[E-1-04] %s', prometer);
