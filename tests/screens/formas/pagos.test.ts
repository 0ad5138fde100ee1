import { describe } from 'vitest';
import { probar } from './probar.ts';

describe('[F-3.1-07] replies in every form', () => {
  probar('paga una orden');
  probar('registra un pasivo');
});
