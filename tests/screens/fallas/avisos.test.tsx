import { test } from 'vitest';
import { probar } from './probar.ts';
import { filasDe } from './tabla.ts';

test.each(filasDe('avisos'))('$form.nombre', ({ form, lista }) => probar(form, lista));
