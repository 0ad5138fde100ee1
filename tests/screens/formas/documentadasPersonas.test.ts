import { probarCasos } from './documentadas.ts';
import { dePersonas } from './filasPersonas.ts';

probarCasos(dePersonas);
