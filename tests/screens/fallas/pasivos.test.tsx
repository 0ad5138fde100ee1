import { test } from 'vitest';
import { probar } from './probar.ts';
import { filasDe } from './tabla.ts';

test.each(filasDe('pasivos'))('[R-8-07] $titulo', ({ form, lista }) => probar(form, lista));
