import { describe } from 'vitest';
import { deRetirados } from '../novedades/clases.ts';
import { prometer } from '../novedades/promesas.ts';

describe.each(Object.entries(deRetirados))('%s', prometer);
