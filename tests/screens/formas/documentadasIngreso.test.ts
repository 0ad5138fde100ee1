import { probarCasos } from './documentadas.ts';
import { deIngreso } from './filasIngreso.ts';

probarCasos(deIngreso);
