import { probarCasos } from './documentadas.ts';
import { deImpresos } from './filasImpresos.ts';

// What the viewer draws needs a browser: tests/e2e/facturas.spec.ts reads it there.

probarCasos(deImpresos);
