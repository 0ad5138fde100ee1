import { probarCasos } from './documentadas.ts';
import { dePantallas } from './filasPantallas.ts';

probarCasos(dePantallas);
