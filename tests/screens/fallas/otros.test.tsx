import { test } from 'vitest';
import { probar } from './probar.ts';
import { filasDe } from './tabla.ts';

test.each(filasDe('otros'))('$titulo', ({ form, lista }) => probar(form, lista));
