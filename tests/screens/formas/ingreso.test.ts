import { describe } from 'vitest';
import { probar } from './probar.ts';

describe('[F-3.1-07] replies in every form', () => {
  probar('ingresa y recarga la página');
  probar('ve el listado');
  probar('abre un aviso');
  probar('busca a una persona');
});
