import { probarCasos } from './documentadas.ts';
import { deParametros } from './filasParametros.ts';

probarCasos(deParametros);
