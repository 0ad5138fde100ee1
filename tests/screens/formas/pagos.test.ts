import { probar } from './probar.ts';

probar('paga una orden');
probar('registra un pasivo');
