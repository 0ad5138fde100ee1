import { describe } from 'vitest';
import { probar } from './probar.ts';

describe('[F-3.1-07] replies in every form', () => {
  probar('graba un aviso');
  probar('declara un aviso');
  probar('acepta un aviso declarado');
});
