import { probarCasos } from './documentadas.ts';
import { deEscrituras } from './filasEscrituras.ts';

probarCasos(deEscrituras);
