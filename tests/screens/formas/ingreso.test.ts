import { probar } from './probar.ts';

probar('ingresa y recarga la página');
probar('ve el listado');
probar('abre un aviso');
probar('busca a una persona');
