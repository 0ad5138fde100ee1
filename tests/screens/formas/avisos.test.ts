import { probar } from './probar.ts';

probar('graba un aviso');
probar('declara un aviso');
probar('acepta un aviso declarado');
