import { probarCasos } from './documentadas.ts';
import { abiertas } from './filasAbiertas.ts';

probarCasos(abiertas);
